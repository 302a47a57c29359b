-- Whether its table is still open. Somebody with a hundred thousand games behind them opens the next
-- table as quickly as a newcomer: only their open seats are counted.
alter table table_seat add column waiting boolean not null default true;
update table_seat s set waiting = t.state = 'OPEN' from game_table t where t.id = s.table_id;
create index table_seat_waiting on table_seat (account, table_id) where waiting;
