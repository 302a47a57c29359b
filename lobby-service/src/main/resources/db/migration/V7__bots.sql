-- A seat is a person's or a bot's.
alter table table_seat alter column account drop not null;
alter table table_seat add column bot text;
alter table table_seat add check ((account is null) <> (bot is null));

-- How well the bot plays that answers for the seat now.
alter table game_seat add column bot text;
