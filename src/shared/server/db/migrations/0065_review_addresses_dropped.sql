-- contract
-- Nothing reads them. No release that writes them was ever tagged.
DROP INDEX "reviews_with_address";--> statement-breakpoint
-- squawk-ignore ban-drop-column
ALTER TABLE "reviews" DROP COLUMN "writer_address";
