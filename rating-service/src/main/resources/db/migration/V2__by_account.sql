-- What of somebody is exported, and loses its name when they are gone.
create index game_seat_account on game_seat (account);
create index rated_game_voided_by on rated_game (voided_by) where voided_by is not null;
