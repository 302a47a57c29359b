-- Repeatable, because it belongs to no service: each has versions of its own. Whatever changes here
-- must be true of a database that has the table already.

-- As db-scheduler wants it. A row for each recurring job: who runs it, when it ran and when it runs next.
create table if not exists scheduled_tasks (
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

create index if not exists scheduled_tasks_due on scheduled_tasks (execution_time);
create index if not exists scheduled_tasks_heartbeat on scheduled_tasks (last_heartbeat);
