ALTER TABLE "reactions" ADD COLUMN "place" text;--> statement-breakpoint
CREATE UNIQUE INDEX "reactions_once_of_place" ON "reactions" USING btree ("public_no","act","place") WHERE place is not null;