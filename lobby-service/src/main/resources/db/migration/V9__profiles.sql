-- What the rating service has told of somebody's games, all of it: the last record of rating.events.
create table player_profile (
  account  text   primary key,
  -- Of the record; what is not newer changes nothing.
  revision bigint not null,
  profile  text   not null
);
