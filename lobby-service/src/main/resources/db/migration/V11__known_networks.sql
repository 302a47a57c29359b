-- From where people have signed in, so that nobody else's wrong passwords keep them out there.
create table known_network (
  account text        not null references account,
  -- An HMAC of the account and the network: nobody reads from it where somebody was, nor who was at the
  -- same place.
  network text        not null,
  used_at timestamptz not null,
  primary key (account, network)
);
create index known_network_used_at on known_network (used_at);

-- For those HMACs; drawn once. starpost.sessions.network-secret adds what no copy of this database has.
create table network_key (
  key bytea not null
);
insert into network_key
select decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
