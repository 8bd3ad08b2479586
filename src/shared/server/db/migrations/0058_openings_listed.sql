-- expand, outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "openings_listed" ON "openings" USING btree ("posted_at" DESC NULLS LAST,"id_job" DESC NULLS LAST,"expires_at","id_emp","id_job_field","province","job_type","education","salary_currency","salary_from","salary_to") WHERE "openings"."closed_at" is null;--> statement-breakpoint
-- Whatever it served the one above serves too.
DROP INDEX CONCURRENTLY IF EXISTS "openings_by_posting";
