-- expand, outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "openings_by_company_and_posting" ON "openings" USING btree ("id_emp","posted_at" DESC NULLS LAST,"expires_at","closed_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "applications_by_company_and_time" ON "applications" USING btree ("id_emp","applied_at" DESC NULLS LAST,"consented");--> statement-breakpoint
-- Whatever they served the ones above serve too.
DROP INDEX CONCURRENTLY IF EXISTS "openings_by_company";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "applications_by_company";
