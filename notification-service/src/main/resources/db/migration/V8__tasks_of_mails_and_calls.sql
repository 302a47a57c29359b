-- Tasks of db-scheduler (commons/jobs): one for each account for which a mail or a call waits, at the time
-- at which it is due. Whoever works at it has picked it, so nothing of the same account is sent twice at once.
create table mail_tasks (
  task_name            text        not null,
  task_instance        text        not null,
  task_data            bytea,
  execution_time       timestamptz not null,
  picked               boolean     not null,
  picked_by            text,
  last_success         timestamptz,
  last_failure         timestamptz,
  consecutive_failures int,
  last_heartbeat       timestamptz,
  version              bigint      not null,
  primary key (task_name, task_instance)
);
create index mail_tasks_due on mail_tasks (execution_time);
create index mail_tasks_heartbeat on mail_tasks (last_heartbeat);
create table webhook_tasks (like mail_tasks including all);

-- What an instance of the release before is sending now stays its own until its lease would have ended. It
-- can lease nothing more without these columns, so that no mail goes out twice while both run. What waits
-- gets its tasks when the service starts (Jobs, recovery).
update mail_item set due_at = greatest(due_at, leased_until) where leased_until is not null;
alter table mail_item drop column leased_until, drop column attempts;
drop index delivery_leased;
alter table delivery drop column leased_until;
