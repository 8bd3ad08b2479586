ALTER TABLE "invitations" ADD COLUMN "parts" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "parts_in" smallint[] DEFAULT '{}' NOT NULL;