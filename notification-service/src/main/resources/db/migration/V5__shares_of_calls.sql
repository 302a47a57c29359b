-- Until when a call is being made; then somebody else may make it. Calls under way are counted by it,
-- for each webhook and each account.
alter table delivery add column leased_until timestamptz;
create index delivery_leased on delivery (webhook) where leased_until is not null;
-- What is next is looked for webhook by webhook, however much waits for one of them.
drop index delivery_due;
create index delivery_due on delivery (webhook, next_at, id) where next_at is not null;
