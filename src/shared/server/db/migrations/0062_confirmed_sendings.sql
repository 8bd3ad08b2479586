-- expand
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_stopped_for";--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "refused_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_stopped_for" CHECK ("invitations"."stopped_for" in ('complaints', 'bounces', 'refusals', 'team', 'package', 'unlisted', 'right', 'sender', 'unconfirmed')) NOT VALID;
