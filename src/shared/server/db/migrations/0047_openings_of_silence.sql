ALTER TABLE "openings" ADD COLUMN "closed_by_silence" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "openings" ADD COLUMN "silence_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "openings" ADD COLUMN "silence_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "openings_by_silence" ON "openings" USING btree ("silence_due_at") WHERE "openings"."silence_due_at" is not null;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_silence" CHECK (("openings"."closed_at" is null or "openings"."silence_due_at" is null)
        and ("openings"."silence_told_at" is null or "openings"."silence_due_at" is not null)
        and ("openings"."closed_at" is not null or not "openings"."closed_by_silence"));--> statement-breakpoint
-- Silence of what is open already begins with this migration; demo openings are never silent.
UPDATE "openings" SET "silence_due_at" = greatest(now(), "posted_at") + interval '23 days'
WHERE "closed_at" is null AND "expires_at" > now() AND NOT "is_demo";
