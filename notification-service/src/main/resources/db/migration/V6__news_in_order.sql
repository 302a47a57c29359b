-- The order in which news became visible: drawn by one transaction at a time (NewsLog), so that whoever
-- reads on from the last one misses none. Before, it was the number of the transaction, and readers had
-- to wait for every older transaction of the database, whatever it did.
drop index news_in_order;
alter table news drop column xid;
alter table news add column position bigint generated always as identity;
create unique index news_in_order on news (position);
