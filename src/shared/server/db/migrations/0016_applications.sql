ALTER TABLE "applications" ADD COLUMN "shared_name" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "shared_email" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
UPDATE "applications" SET "told_at" = "applied_at";--> statement-breakpoint
CREATE INDEX "applications_untold" ON "applications" USING btree ("id_emp") WHERE "applications"."told_at" is null;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_shared" CHECK (num_nonnulls("applications"."shared_name", "applications"."shared_email") <> 1);