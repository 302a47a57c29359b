-- Repeatable, because it belongs to no service: each has versions of its own. Whatever changes here
-- must be true of a database that has the table already.

create table if not exists idempotent_answer (
  -- Of who asked, what for, and the key: the key itself is nowhere stored.
  id          text primary key,
  fingerprint text        not null,
  -- Sealed with the key, because some answers hold what is shown only once.
  sealed      bytea,
  given_at    timestamptz not null
);

create index if not exists idempotent_answer_given_at on idempotent_answer (given_at);
