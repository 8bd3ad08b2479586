ALTER TABLE "reviews" DROP CONSTRAINT "reviews_published_has_date";--> statement-breakpoint
DROP INDEX "company_stats_by_latest";--> statement-breakpoint
DROP INDEX "reviews_by_company";--> statement-breakpoint
DROP INDEX "reviews_latest";--> statement-breakpoint
ALTER TABLE "company_stats" ADD COLUMN "last_review_month" date;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "public_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "told_employment_status" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "told_tenure" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "told_job_field" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "told_job_grade" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "told_job_type" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "has_company_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "reviews" SET "public_id" = gen_random_uuid() WHERE "status" = 'published';--> statement-breakpoint
UPDATE "reviews" SET "work_check" = 'none';--> statement-breakpoint
UPDATE "company_stats" SET "last_review_month" = (SELECT max("published_month") FROM "reviews" WHERE "reviews"."id_emp" = "company_stats"."id_emp" AND "status" = 'published');--> statement-breakpoint
DELETE FROM "company_job_fields" f WHERE NOT EXISTS (SELECT FROM "openings" o WHERE o."id_emp" = f."id_emp" AND o."id_job_field" = f."id_job_field");--> statement-breakpoint
DELETE FROM "profile_items" WHERE "section" = 'interestReview';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_public_id" ON "reviews" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "company_stats_by_latest" ON "company_stats" USING btree ("last_review_month" DESC NULLS LAST,"id_emp");--> statement-breakpoint
CREATE INDEX "reviews_by_company" ON "reviews" USING btree ("id_emp","status","published_month" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "reviews" USING btree ("published_month" DESC NULLS LAST,"public_id" DESC NULLS LAST) WHERE "reviews"."status" = 'published';--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_published_has_date" CHECK ("reviews"."status" <> 'published' or num_nulls("reviews"."published_at", "reviews"."published_month", "reviews"."public_id") = 0);