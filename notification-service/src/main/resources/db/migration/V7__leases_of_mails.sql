-- Until when somebody is sending the mail that it goes with; then somebody else may.
alter table mail_item add column leased_until timestamptz;
