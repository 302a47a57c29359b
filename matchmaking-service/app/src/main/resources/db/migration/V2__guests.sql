-- Whether somebody has no account of their own yet: they play no ranked games. Null: not told since this is
-- kept, which is why account.events is read from its beginning once more.
alter table person add column guest boolean;
