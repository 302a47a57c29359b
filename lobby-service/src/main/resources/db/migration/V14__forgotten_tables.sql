-- Tables that were cancelled are forgotten after a while.
create index game_table_cancelled on game_table (changed_at) where state = 'CANCELLED';
