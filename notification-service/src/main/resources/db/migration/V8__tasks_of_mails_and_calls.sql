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

-- Instances of the release before may still run. They can lease nothing more, so that no mail and no call
-- goes out twice: their statements are refused. What they have leased stays their own until the lease would
-- have ended (next_at of a call is that time already), and what came of it they can still write. The release
-- after this one drops the constraints, leased_until and delivery_leased.
-- Not valid, because these locks come first: whoever leases just now has ended before the rows are changed.
alter table delivery add constraint delivery_leased_by_task check (leased_until is null) not valid;
update delivery set leased_until = null where leased_until is not null;
alter table mail_item add constraint mail_item_leased_by_task check (leased_until is null) not valid;
update mail_item set due_at = greatest(due_at, leased_until), leased_until = null where leased_until is not null;
-- What waits gets its tasks when the service starts (Jobs, recovery).
