create table game_table (
  -- A ULID: the order of ids is the order in which tables were opened.
  id             text collate "C" primary key,
  game           text        not null,
  -- Of the id of its game, as the engine wants it.
  prefix         text        not null,
  state          text        not null,
  owner          text        not null references account,
  min_seats      integer     not null,
  max_seats      integer     not null,
  -- JSON, as are the clock and the words of a refusal (by language).
  options        text        not null,
  clock          text        not null,
  ranked         boolean     not null,
  visibility     text        not null,
  commitment     text        not null,
  -- Of private tables.
  invite_code    text,
  cancelled      text,
  refusal_code   text,
  refusal_detail text,
  revision       bigint      not null,
  opened_at      timestamptz not null,
  changed_at     timestamptz not null,
  -- From the start on.
  game_id        text unique,
  finished_at    timestamptz,
  rematch_of     text
);
-- What strangers list, newest first.
create index game_table_listed on game_table (state, id) where visibility = 'PUBLIC';
create index game_table_listed_by_game on game_table (game, state, id) where visibility = 'PUBLIC';
-- What is swept.
create index game_table_stale on game_table (changed_at) where state = 'OPEN';
create index game_table_starting on game_table (id) where state = 'STARTING';
-- A game has one rematch.
create unique index game_table_rematch on game_table (rematch_of) where state <> 'CANCELLED';

create table table_seat (
  id        bigint generated always as identity primary key,
  table_id  text collate "C" not null references game_table,
  account   text        not null references account,
  number    integer     not null,
  entropy   text        not null,
  joined_at timestamptz not null,
  unique (table_id, account),
  -- Seats change places when a table starts.
  unique (table_id, number) deferrable initially deferred
);
-- What somebody sits at, newest first.
create index table_seat_account on table_seat (account, table_id);

create table table_invitation (
  table_id   text collate "C" not null references game_table,
  account    text        not null references account,
  invited_at timestamptz not null,
  -- Kept free for them, at a rematch.
  seat       integer,
  primary key (table_id, account)
);
create index table_invitation_account on table_invitation (account, table_id);

-- Who was sent away and cannot come back.
create table table_kick (
  table_id text collate "C" not null references game_table,
  account  text not null references account,
  primary key (table_id, account)
);
create index table_kick_account on table_kick (account);
