-- expand
ALTER TABLE "applications" ADD COLUMN "withdrawn_at" timestamp with time zone;