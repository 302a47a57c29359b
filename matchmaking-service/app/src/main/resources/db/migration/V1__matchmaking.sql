-- Who plays: what the lobby and the rating service tell of accounts. Rows are made by whatever is heard
-- of somebody first.
create table person (
  account         text primary key,
  -- Of what account.events has told. 0: not told yet.
  revision        bigint  not null default 0,
  name            text,
  folded_name     text,
  time_zone       text    not null default 'UTC',
  vacation_from   date,
  vacation_to     date,
  gone            boolean not null default false,
  -- Of what rating.events has told.
  rating_revision bigint  not null default 0,
  -- Seconds in which they usually answer.
  pace            bigint
);
create index person_named on person (folded_name) where not gone;

create table block (
  blocker text not null,
  blocked text not null,
  primary key (blocker, blocked)
);
create index block_blocked on block (blocked);

create table rating (
  account text    not null,
  game    text    not null,
  rating  integer not null,
  primary key (account, game)
);

create table ticket (
  -- A ULID.
  id         text collate "C" primary key,
  account    text        not null,
  game       text        not null,
  -- Those with the same one wait for the same: made of the game, its options and the clock.
  pool       text        not null,
  least      integer     not null,
  most       integer     not null,
  -- JSON, as is the clock.
  options    text        not null,
  clock      text        not null,
  rating     integer     not null,
  -- waiting, matched (the lobby is asked for a table), started, expired or cancelled.
  state      text        not null,
  since      timestamptz not null,
  expires_at timestamptz not null,
  ended_at   timestamptz,
  -- Why it was cancelled.
  why        text,
  table_id   text,
  -- Of the last change. Transactions end in another order than they begin: whoever follows all changes
  -- reads again from the oldest transaction that was still open (Changes).
  xid        bigint      not null default (pg_current_xact_id()::text::bigint)
);
-- Somebody waits once for each game, until its table has started.
create unique index ticket_one_for_each_game on ticket (account, game)
  where state in ('waiting', 'matched');
create index ticket_account on ticket (account, id);
create index ticket_table on ticket (table_id) where table_id is not null;
create index ticket_expires on ticket (expires_at) where state = 'waiting';
create index ticket_ended on ticket (ended_at) where ended_at is not null;
create index ticket_xid on ticket (xid);

-- The lobby was asked for a table.
create table matched_table (
  id       text collate "C" primary key,
  game     text        not null,
  -- match or challenge
  why      text        not null,
  -- In seating order.
  players  text[]      not null,
  -- asked, started or cancelled
  state    text        not null,
  made_at  timestamptz not null,
  game_id  text,
  -- Of a match: how good it is, points between the ratings, seconds of the longest wait.
  score    integer,
  spread   integer,
  waited   bigint
);
create index matched_table_made_at on matched_table (made_at);

-- Who was matched with whom, each pair in the order of the accounts.
create table meeting (
  one      text        not null,
  other    text        not null,
  table_id text        not null,
  at       timestamptz not null,
  primary key (one, other, table_id)
);
create index meeting_other on meeting (other);
create index meeting_table on meeting (table_id);
create index meeting_at on meeting (at);

create table challenge (
  -- A ULID.
  id          text collate "C" primary key,
  game        text        not null,
  challenger  text        not null,
  challenged  text        not null,
  -- JSON, as is the clock.
  options     text        not null,
  clock       text        not null,
  -- open, accepted, declined, ignored or withdrawn
  state       text        not null,
  made_at     timestamptz not null,
  expires_at  timestamptz not null,
  ended_at    timestamptz,
  -- none or resting, for the challenged
  consequence text,
  table_id    text
);
-- Two people have one open challenge between them.
create unique index challenge_one_for_each_pair
  on challenge (least(challenger, challenged), greatest(challenger, challenged)) where state = 'open';
create index challenge_challenger on challenge (challenger, id);
create index challenge_challenged on challenge (challenged, id);
create index challenge_expires on challenge (expires_at) where state = 'open';
