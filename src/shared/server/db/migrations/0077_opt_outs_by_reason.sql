-- expand, outside a transaction
-- A bounce that is undone must not take along what the owner asked for, so both are kept.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "mail_opt_outs_once_each" ON "mail_opt_outs" USING btree ("mailbox",coalesce("id_emp", 0),"reason");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mail_opt_outs_once";
