-- expand, outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reviews_listed" ON "reviews" USING btree ("id_emp","published_month" DESC NULLS LAST,"public_id" DESC NULLS LAST,"rating_overall","lang","is_invited","told_job_field","told_job_grade","told_job_type","told_employment_status","useful_count","id_review") WHERE "reviews"."status" = 'published';--> statement-breakpoint
-- Whatever it served the one above serves too.
DROP INDEX CONCURRENTLY IF EXISTS "reviews_by_company";
