-- Who has seated bots at a table, and from which network (cut to its /24 or /64), until its game is over:
-- how many such games somebody, and a network, has at a time is limited.
alter table game_table add column bots_by text references account;
alter table game_table add column bots_network text;

-- Games that run already count for whoever owns their table; from where they came nobody knows.
update game_table t set bots_by = t.owner
  where (t.state in ('OPEN', 'STARTING') or t.state = 'STARTED' and t.finished_at is null)
    and exists (select 1 from table_seat s where s.table_id = t.id and s.bot is not null);

-- Only what is counted: a platform with millions of games behind it has few that run.
create index game_table_bots_by on game_table (bots_by) where bots_by is not null;
create index game_table_bots_network on game_table (bots_network) where bots_network is not null;
