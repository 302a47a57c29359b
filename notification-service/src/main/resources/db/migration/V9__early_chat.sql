-- What was said in games that are not known here yet: their start comes by another topic. It is told
-- when they are known.
create table early_chat (
  id      bigint generated always as identity primary key,
  game    text        not null,
  account text        not null,
  said_at timestamptz not null,
  message text        not null
);

create index early_chat_game on early_chat (game, id);
create index early_chat_account on early_chat (account);
