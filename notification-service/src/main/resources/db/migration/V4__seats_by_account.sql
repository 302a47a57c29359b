-- What of somebody's seats is exported, and loses its name when they are gone.
create index game_seat_account on game_seat (account);
