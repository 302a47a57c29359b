-- Whether somebody has no account of their own yet: guests are not rated. Null: not told since this is kept,
-- which is why account.events is read from its beginning once more, and old ratings of guests go then.
alter table person add column guest boolean;
-- When a guest became somebody: what they played before counts for nothing. None for those who were never a guest here.
alter table person add column rated_from timestamptz;
