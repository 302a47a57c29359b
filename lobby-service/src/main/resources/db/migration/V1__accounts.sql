create table account (
  -- A ULID, or the subject of another issuer.
  id            text primary key,
  name          text        not null,
  -- What a name is with all that people cannot tell apart made equal, in two ways (AccountName).
  folded_name   text        not null constraint account_folded_name unique,
  name_as_seen  text        not null constraint account_name_as_seen unique,
  email         text,
  folded_email  text constraint account_folded_email unique,
  -- Says its own parameters.
  password_hash text,
  guest         boolean     not null,
  language      text        not null,
  time_zone     text        not null,
  vacation_from date,
  vacation_to   date,
  revision      bigint      not null,
  created_at    timestamptz not null,
  -- Other people's games refer to it, so the row stays.
  deleted_at    timestamptz
);

create table block (
  blocker    text        not null references account,
  blocked    text        not null references account,
  since      timestamptz not null,
  primary key (blocker, blocked)
);
create index block_blocked on block (blocked);

create table session (
  id          text primary key,
  account     text        not null references account,
  -- Of the cookie; null where the session has refresh tokens.
  cookie_hash text unique,
  begun_at    timestamptz not null,
  used_at     timestamptz not null,
  expires_at  timestamptz not null,
  ends_at     timestamptz not null
);
create index session_account on session (account);
create index session_expires_at on session (expires_at);

create table refresh_token (
  hash      text primary key,
  session   text        not null references session on delete cascade,
  issued_at timestamptz not null,
  used_at   timestamptz
);
create index refresh_token_session on refresh_token (session);

create table personal_token (
  id         text primary key,
  account    text        not null references account,
  name       text        not null,
  hash       text        not null unique,
  scopes     text        not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  used_on    date
);
create index personal_token_account on personal_token (account);

create table signing_key (
  id          text primary key,
  private_key bytea       not null,
  public_key  bytea       not null,
  created_at  timestamptz not null,
  signs_from  timestamptz not null
);

create table idempotent_answer (
  -- Of who asked, what for, and the key: the key itself is nowhere stored.
  id          text primary key,
  fingerprint text        not null,
  -- Sealed with the key, because some answers hold what is shown only once.
  sealed      bytea,
  given_at    timestamptz not null
);
create index idempotent_answer_given_at on idempotent_answer (given_at);
