-- What the lobby knows of games, from what the engine tells of them. All of it can be made anew.
create table game (
  id          text primary key,
  -- Its name, such as salvage.
  game        text        not null,
  visibility  text        not null,
  -- Commits up to this one have taken effect; a commit that comes again is known by it.
  version     bigint      not null,
  started_at  timestamptz not null,
  changed_at  timestamptz not null,
  finished_at timestamptz,
  -- Opponents without a seat and where they came in, when it is over: JSON that nobody searches.
  rivals      text        not null
);

create table game_seat (
  game       text        not null references game on delete cascade,
  seat       int         not null,
  -- Of whom the lobby may know nothing: the engine can begin games without a table.
  account    text        not null,
  -- As the game told it; only where the lobby knew no such account.
  name       text,
  awaiting   boolean     not null,
  deadline   timestamptz,
  rank       int,
  points     int,
  stayed     boolean,
  -- Those of the game, so that one index has them beside the account.
  changed_at timestamptz not null,
  finished   boolean     not null,
  primary key (game, seat)
);
-- The games of an account, newest change first: each list is a piece of one of these.
create index game_seat_all on game_seat (account, changed_at desc, game desc);
create index game_seat_awaiting on game_seat (account, changed_at desc, game desc) where awaiting;
create index game_seat_running on game_seat (account, changed_at desc, game desc) where not finished;
create index game_seat_finished on game_seat (account, changed_at desc, game desc) where finished;

create table chat_message (
  -- No reference: games can be made anew, what people have said cannot.
  game    text        not null,
  channel text        not null,
  -- A ULID; within a channel they grow in the order in which messages can be seen.
  id      text        not null,
  account text        not null references account,
  seat    int,
  -- Null when whoever wrote it is gone.
  text    text,
  said_at timestamptz not null,
  primary key (game, channel, id)
);
create index chat_message_account on chat_message (account, game, said_at);

create table game_note (
  game       text        not null,
  account    text        not null references account,
  text       text        not null,
  revision   bigint      not null,
  changed_at timestamptz not null,
  primary key (account, game)
);
