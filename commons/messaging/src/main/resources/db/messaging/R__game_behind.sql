-- Repeatable, because it belongs to no service: each has versions of its own. Whatever changes here
-- must be true of a database that has the table already.

-- Games that lack a commit, or whose commits failed: they catch up from the engine.
create table if not exists game_behind (
  game_id         text        primary key,
  -- The last version that the topic has told of.
  heard           bigint      not null,
  since           timestamptz not null default now(),
  attempts        integer     not null default 0,
  -- While one catches up this is the end of a lease: another instance takes over then.
  next_attempt_at timestamptz not null default now(),
  last_failure    text
);

create index if not exists game_behind_next on game_behind (next_attempt_at);

-- What the topic has told of them. It goes to the dead letters if the engine knows nothing of it.
create table if not exists game_behind_record (
  id      bigint generated always as identity primary key,
  game_id text   not null references game_behind on delete cascade,
  version bigint not null,
  letter  text   not null
);

create index if not exists game_behind_record_game on game_behind_record (game_id);
