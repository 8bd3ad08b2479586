DELETE FROM "market_stats";--> statement-breakpoint
ALTER TABLE "market_stats" ADD COLUMN "counts" integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "useful_changed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_useful_changed" ON "reviews" USING btree ("id_review") WHERE "reviews"."useful_changed";