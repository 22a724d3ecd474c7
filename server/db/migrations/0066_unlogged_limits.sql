-- Nearly every call counts a limit. Without the log, its commit waits for no disk. A crash of the database empties the table,
-- and the limits count from zero; wrong tries of a code stand in otp_codes and are kept.
alter table rate_limits set unlogged;
