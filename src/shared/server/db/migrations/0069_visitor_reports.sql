-- expand
ALTER TABLE "review_reports" DROP CONSTRAINT "review_reports_reporter";--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "visitor_hash" text;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter" CHECK ("review_reports"."reporter_kind" in ('employer', 'jobSeeker', 'visitor')) NOT VALID;
