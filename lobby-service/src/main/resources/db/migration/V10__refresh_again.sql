-- What whoever showed this token was answered, sealed with the token itself: it is given again for a moment
-- to who has lost it, and gone when the next token is used.
alter table refresh_token add column answer bytea;

create index refresh_token_answer on refresh_token (used_at) where answer is not null;
