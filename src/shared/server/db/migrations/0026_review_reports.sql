ALTER TABLE "review_reports" DROP CONSTRAINT "review_reports_status";--> statement-breakpoint
ALTER TABLE "review_reports" DROP CONSTRAINT "review_reports_reporter";--> statement-breakpoint
ALTER TABLE "review_reports" DROP CONSTRAINT "review_reports_id_user_users_id_user_fk";
--> statement-breakpoint
DROP INDEX "review_reports_by_review";--> statement-breakpoint
DROP INDEX "review_reports_queue";--> statement-breakpoint
ALTER TABLE "review_reports" ALTER COLUMN "status" SET DEFAULT 'waiting';--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "reason" text NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_once_a_person" ON "review_reports" USING btree ("id_review","id_jsk");--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_once_a_company" ON "review_reports" USING btree ("id_review") WHERE "review_reports"."reporter_kind" = 'employer';--> statement-breakpoint
CREATE INDEX "review_reports_by_job_seeker" ON "review_reports" USING btree ("id_jsk");--> statement-breakpoint
CREATE INDEX "review_reports_queue" ON "review_reports" USING btree ("created_at") WHERE "review_reports"."status" = 'waiting';--> statement-breakpoint
ALTER TABLE "review_reports" DROP COLUMN "id_user";--> statement-breakpoint
ALTER TABLE "review_reports" DROP COLUMN "reason_code";--> statement-breakpoint
ALTER TABLE "review_reports" DROP COLUMN "detail";--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reason" CHECK ("review_reports"."reason" in ('personalData', 'abuse', 'crimeAccusation', 'notThisCompany', 'notOwnExperience', 'confidential', 'advertising'));--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_status" CHECK ("review_reports"."status" in ('waiting', 'kept', 'removed'));--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter" CHECK ("review_reports"."reporter_kind" in ('employer', 'jobSeeker'));