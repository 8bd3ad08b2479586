ALTER TABLE "reviews" DROP CONSTRAINT "reviews_life";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_work";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_money";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_social";--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_say_something" CHECK ("reviews"."good_points" <> '' or "reviews"."improve_points" <> '');--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_life" CHECK ("reviews"."rating_life" between 0 and 5);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_work" CHECK ("reviews"."rating_work" between 0 and 5);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_money" CHECK ("reviews"."rating_money" between 0 and 5);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_social" CHECK ("reviews"."rating_social" between 0 and 5);