CREATE INDEX "openings_by_posting" ON "openings" USING btree ("posted_at" DESC NULLS LAST,"id_job" DESC NULLS LAST) WHERE "openings"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "openings_by_field_and_posting" ON "openings" USING btree ("id_job_field","posted_at" DESC NULLS LAST,"id_job" DESC NULLS LAST) WHERE "openings"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "openings_by_province_and_posting" ON "openings" USING btree ("province","posted_at" DESC NULLS LAST,"id_job" DESC NULLS LAST) WHERE "openings"."closed_at" is null;--> statement-breakpoint
-- The titles of an opening as the search of companies folds names: as words, then without their spaces.
ALTER TABLE "openings" ADD COLUMN "search_words" text COLLATE "C" GENERATED ALWAYS AS (
  ' ' || fold_name(position_th) || ' | ' || fold_name(position_en) || ' |'
  || replace(fold_name(position_th), ' ', '') || '|' || replace(fold_name(position_en), ' ', '')
) STORED;
--> statement-breakpoint
CREATE INDEX "openings_search" ON "openings" USING gin ("search_words" gin_trgm_ops) WITH (fastupdate = off);
