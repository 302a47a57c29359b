-- Repeatable, because it belongs to no service: each has versions of its own. Whatever changes here
-- must be true of a database that has the table already.

-- Games that lack a commit, or whose commits failed: they catch up from the engine.
create table if not exists game_behind (
  game_id         text        primary key,
  -- The last version that the topic has told of.
  heard           bigint      not null,
  -- The record that told of it, as it goes to the dead letters if the engine knows nothing of it.
  letter          text        not null,
  since           timestamptz not null default now(),
  attempts        integer     not null default 0,
  -- While one catches up this is the end of a lease: another instance takes over then.
  next_attempt_at timestamptz not null default now(),
  last_failure    text
);

create index if not exists game_behind_next on game_behind (next_attempt_at);
