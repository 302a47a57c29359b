-- Challenges that can still be answered, for whoever got them.
create table challenge (
  id      text not null,
  account text not null,
  primary key (id, account)
);
create index challenge_account on challenge (account);
