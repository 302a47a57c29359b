-- Repeatable, because it belongs to no service: each has versions of its own. Whatever changes here
-- must be true of a database that has the tables already.

create table if not exists outbox (
  -- Numbers of one key are drawn one transaction after the other (OutboxTable), so that their order
  -- is the order in which the transactions were committed.
  number     bigint generated always as identity primary key,
  message_id uuid        not null,
  topic      text        not null,
  key        text        not null,
  value      text        not null,
  written_at timestamptz not null default now()
);

-- Names and values in turn: which request a message comes from. Instances that do not know of them
-- may still write.
alter table outbox add column if not exists headers text[] not null default '{}';

create table if not exists inbox (
  consumer   text        not null,
  message_id text        not null,
  taken_at   timestamptz not null default now(),
  primary key (consumer, message_id)
);

create index if not exists inbox_taken_at on inbox (taken_at);
