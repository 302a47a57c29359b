-- Everybody of whom games or the lobby have told.
create table person (
  account       text primary key,
  -- Of what account.events has told. 0: not told yet.
  revision      bigint  not null default 0,
  name          text,
  -- By which a name is found, in any case.
  folded_name   text,
  gone          boolean not null default false,
  -- The revision of the last record about the account on rating.events.
  told          bigint  not null default 0,
  -- On a clock and over, and how many of them were answered in time.
  turns         int     not null default 0,
  turns_in_time int     not null default 0,
  games         int     not null default 0,
  abandoned     int     not null default 0,
  -- Seconds that the last answers took, the latest last.
  answers       int[]   not null default '{}'
);
create index person_folded_name on person (folded_name);

-- How somebody's games of one kind ended, rated or not.
create table game_record (
  account   text not null references person,
  game      text not null,
  finished  int  not null,
  won       int  not null,
  abandoned int  not null,
  primary key (account, game)
);

create table game (
  id       text primary key,
  game     text    not null,
  -- What has taken effect here; what comes again is passed over.
  version  bigint  not null,
  hidden   boolean not null,
  finished boolean not null
);

-- The persons in games that are not over, and since when each of them is waited for.
create table game_seat (
  game     text    not null references game on delete cascade,
  seat     int     not null,
  account  text    not null,
  name     text    not null,
  asked_at timestamptz,
  timed    boolean not null,
  answered boolean not null,
  primary key (game, seat)
);

-- What somebody is rated in a game, for each season in which they played it. Rows of past seasons
-- are their archive.
create table standing (
  account      text        not null references person,
  game         text        not null,
  season       text        not null,
  -- What the season before left, or what everybody begins with.
  carried      int         not null,
  rating       int         not null,
  -- Of all seasons, and of this one.
  games        int         not null,
  season_games int         not null,
  -- Since when the rating is this one: whoever had it first is ahead.
  since        timestamptz not null,
  played_at    timestamptz not null,
  resting      boolean     not null,
  listing      text        not null,
  -- Grows down the ladder, so that one comparison tells who comes after whom, and one index knows.
  behind       bigint      not null generated always as (-rating::bigint) stored,
  primary key (account, game, season)
);
create index standing_order on standing (game, season, listing, behind, since, account);

-- How many people of a list have a rating: what lies ahead of somebody is counted here, not there.
create table standing_count (
  game    text not null,
  season  text not null,
  listing text not null,
  rating  int  not null,
  players int  not null,
  primary key (game, season, listing, rating)
);

-- Games that have counted: each counts once, however often it is told of.
create table rated_game (
  id        text primary key,
  game      text        not null,
  season    text        not null,
  at        timestamptz not null,
  -- Whether only its players may know of it.
  hidden    boolean     not null,
  -- As chosen at the table; none before the lobby has told.
  options   jsonb,
  voided_at timestamptz,
  voided_by text,
  reason    text
);

create table result (
  game_id   text    not null references rated_game,
  seat      int     not null,
  account   text    not null,
  rank      int     not null,
  abandoned boolean not null,
  before    int     not null,
  after     int     not null,
  -- Of the opponents beaten, and of those that one would expect to beat; in thousandths.
  score     int     not null,
  expected  int     not null,
  primary key (game_id, seat)
);

-- Every change of a rating, in its order.
create table rating_change (
  id      bigint generated always as identity primary key,
  account text        not null,
  game    text        not null,
  season  text        not null,
  at      timestamptz not null,
  cause   text        not null,
  -- None where a season began.
  game_id text,
  -- Whether only its players may know of the game.
  hidden  boolean     not null,
  before  int         not null,
  after   int         not null
);
create index rating_change_account on rating_change (account, game, id);

-- With which options a game is played that is not over yet.
create table game_options (
  game_id text primary key,
  options jsonb not null
);

-- Results by seat, number of players and option, for reports. Of no option: all games.
create table seat_tally (
  game        text   not null,
  option_name text   not null,
  option_value text  not null,
  players     int    not null,
  seat        int    not null,
  games       bigint not null,
  won         bigint not null,
  score       bigint not null,
  expected    bigint not null,
  primary key (game, option_name, option_value, players, seat)
);
