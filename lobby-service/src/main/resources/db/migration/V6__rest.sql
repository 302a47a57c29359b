-- When somebody's clocks stand still every day, as their wall shows it (HH:mm).
alter table account add column quiet_from text;
alter table account add column quiet_to text;

-- The days off that somebody has had, both included; they may overlap. Only so many a year.
create table vacation_taken (
  account   text not null references account,
  first_day date not null,
  last_day  date not null,
  primary key (account, first_day, last_day)
);

-- How games end that are not played to their end.
alter table game_seat add column abandoned boolean;
alter table game add column aborted boolean not null default false;
