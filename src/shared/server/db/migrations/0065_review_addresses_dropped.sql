-- contract
-- Nothing reads them. No release that writes them was ever tagged.
-- The index of the column goes with it.
-- squawk-ignore ban-drop-column
ALTER TABLE "reviews" DROP COLUMN "writer_address";
