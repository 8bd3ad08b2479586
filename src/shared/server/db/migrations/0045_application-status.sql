ALTER TABLE "applications" ADD COLUMN "status" text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "status_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_status" CHECK ("applications"."status" in ('sent', 'seen', 'talking', 'closed'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_status_at" CHECK (("applications"."status" = 'sent') = ("applications"."status_at" is null));