create table webhook (
  id           text primary key,
  account      text        not null,
  url          text        not null,
  format       text        not null,
  events       text[]      not null,
  game         text,
  -- With the key of the service (Seal), because we have to sign with it.
  secret       text        not null,
  paused       boolean     not null default false,
  succeeded_at timestamptz,
  created_at   timestamptz not null
);
create index webhook_account on webhook (account);

create table delivery (
  id         text primary key,
  webhook    text        not null references webhook on delete cascade,
  event      text        not null,
  -- As it is sent, byte by byte, however often.
  payload    text        not null,
  state      text        not null,
  attempts   int         not null default 0,
  created_at timestamptz not null,
  -- When to try (again); none when nothing more will be tried.
  next_at    timestamptz,
  tried_at   timestamptz,
  status     int,
  answer     text,
  failure    text
);
create index delivery_due on delivery (next_at) where next_at is not null;
create index delivery_webhook on delivery (webhook, id);
create index delivery_created on delivery (created_at);
