CREATE TABLE "review_tombstones" (
	"tombstone" text PRIMARY KEY NOT NULL,
	"year" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;