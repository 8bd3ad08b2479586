DROP INDEX "reviews_by_company";--> statement-breakpoint
CREATE INDEX "reviews_by_company" ON "reviews" USING btree ("id_emp","published_month" DESC NULLS LAST,"public_id" DESC NULLS LAST,"rating_overall","lang","is_invited","told_job_field","told_job_grade","told_job_type","told_employment_status") WHERE "reviews"."status" = 'published';--> statement-breakpoint
-- What a review says, folded as names are for the search of companies; no legal form stands beside an x.
ALTER TABLE "reviews" ADD COLUMN "search_words" text COLLATE "C" GENERATED ALWAYS AS (
  fold_name('x ' || title || ' ' || good_points || ' ' || improve_points || ' x')
) STORED;
