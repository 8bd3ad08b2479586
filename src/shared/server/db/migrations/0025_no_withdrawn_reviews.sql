DELETE FROM "reviews" WHERE "status" = 'withdrawn';--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_status";--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_status" CHECK ("reviews"."status" in ('waiting', 'published', 'refused'));