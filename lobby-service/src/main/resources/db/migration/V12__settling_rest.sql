-- Quiet hours of before they or the time zone were last changed, and when that change has settled:
-- until then clocks stand still only where both are quiet.
alter table account add column earlier_zone text;
alter table account add column earlier_quiet_from text;
alter table account add column earlier_quiet_to text;
alter table account add column quiet_settled_at timestamptz;

-- A vacation is one of the calendar in which it was planned, wherever its owner goes later.
alter table account add column vacation_zone text;
update account set vacation_zone = time_zone where vacation_from is not null;

alter table vacation_taken add column time_zone text;
update vacation_taken set time_zone = account.time_zone from account where account.id = vacation_taken.account;
alter table vacation_taken alter column time_zone set not null;
alter table vacation_taken drop constraint vacation_taken_pkey;
alter table vacation_taken add primary key (account, first_day, last_day, time_zone);
