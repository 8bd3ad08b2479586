-- contract
-- Nothing is told by day any more. No release that reads either was ever tagged.
-- squawk-ignore ban-drop-table
DROP TABLE "invitation_opens" CASCADE;--> statement-breakpoint
-- squawk-ignore ban-drop-column
ALTER TABLE "invitation_links" DROP COLUMN "uses";
