ALTER TABLE "outgoing_mails" ADD COLUMN "keep_days" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
UPDATE "outgoing_mails" SET "keep_days" = 1 WHERE "template" IN ('review-published', 'review-refused', 'job-seeker-deleted');
