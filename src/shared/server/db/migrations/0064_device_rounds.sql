-- expand
ALTER TABLE "users" ADD COLUMN "device_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_seekers" ADD COLUMN "device_round" integer DEFAULT 0 NOT NULL;