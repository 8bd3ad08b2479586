DROP INDEX "reviews_latest";--> statement-breakpoint
DROP INDEX "reviews_useful";--> statement-breakpoint
CREATE INDEX "company_stats_recognised" ON "company_stats" USING btree ("score" DESC NULLS LAST,"id_emp") WHERE "company_stats"."recognition" is not null;--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "reviews" USING btree ("lang","published_month" DESC NULLS LAST,"public_id" DESC NULLS LAST) WHERE "reviews"."status" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_useful" ON "reviews" USING btree ("lang","useful_count" DESC NULLS LAST,"public_id" DESC NULLS LAST) WHERE "reviews"."status" = 'published';