ALTER TABLE "applications" ADD COLUMN "consented" boolean;--> statement-breakpoint
-- Ninety days after the end of an opening nobody can say any more who agreed: such applications stay counted.
UPDATE "applications" a SET "consented" = a."shared_email" is not null
  or least(o."expires_at", o."closed_at") < now() - interval '90 days'
  FROM "openings" o WHERE o."id_job" = a."id_job";--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "consented" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_consented" CHECK ("applications"."consented" or "applications"."shared_email" is null);
