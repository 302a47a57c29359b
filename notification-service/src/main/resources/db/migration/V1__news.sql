-- Whom news are for: what the lobby tells of accounts, and what they want to hear.
create table person (
  account          text primary key,
  -- Of what account.events and account.contacts have told. 0: not told yet.
  revision         bigint  not null default 0,
  contact_revision bigint  not null default 0,
  name             text,
  language         text    not null default 'en',
  time_zone        text    not null default 'UTC',
  email            text,
  gone             boolean not null default false,
  preferences      jsonb,
  -- The number of the last piece of news. Whoever writes news locks the row first, so that numbers of
  -- an account can be seen in their order.
  last_news        bigint  not null default 0
);

create table game (
  id       text primary key,
  game     text    not null,
  -- What has taken effect here; what comes again is passed over.
  version  bigint  not null,
  finished boolean not null default false
);

create table game_seat (
  game         text    not null references game on delete cascade,
  seat         int     not null,
  account      text    not null,
  name         text    not null,
  awaited      boolean not null default false,
  -- Since which version the game has been waiting for the seat, without a break: this is its turn.
  turn         bigint,
  -- The version of the question that is open now.
  asked        bigint,
  asked_at     timestamptz,
  deadline     timestamptz,
  -- When to remind of the deadline; none when that is done.
  remind_at    timestamptz,
  primary key (game, seat)
);
create index game_seat_awaited on game_seat (account) where awaited;
create index game_seat_remind on game_seat (remind_at) where remind_at is not null;

-- Invitations that were neither taken nor became void.
create table invitation (
  table_id   text        not null,
  account    text        not null,
  game       text        not null,
  owner      text        not null,
  invited_at timestamptz not null,
  primary key (table_id, account)
);
create index invitation_account on invitation (account);

-- What happened, for each person. Streams go on from any number that is still here.
create table news (
  account  text        not null,
  number   bigint      not null,
  -- Transactions end in another order than they begin: whoever reads all news in order reads up to
  -- the oldest transaction that is still open (NewsTail).
  xid      bigint      not null default (pg_current_xact_id()::text::bigint),
  kind     text        not null,
  -- Whether the person's streams tell it.
  streamed boolean     not null,
  body     jsonb       not null,
  at       timestamptz not null,
  primary key (account, number)
);
create index news_in_order on news (xid, account, number);
create index news_at on news (at);

-- What waits to be written to somebody. One row for a turn, a deadline, a result, an invitation: the
-- key keeps one from being told twice.
create table mail_item (
  account  text        not null,
  kind     text        not null,
  subject  text        not null,
  version  bigint      not null,
  body     jsonb       not null,
  due_at   timestamptz not null,
  -- The mail that it goes with, fixed before the mail is sent: one that is sent again has the same id.
  mail     uuid,
  attempts int         not null default 0,
  primary key (account, kind, subject, version)
);
create index mail_item_due on mail_item (due_at);

-- Only where mails are kept instead of sent.
create table kept_mail (
  id        uuid primary key,
  recipient text        not null,
  subject   text        not null,
  headers   text        not null,
  words     text        not null,
  html      text        not null,
  kept_at   timestamptz not null default now()
);
