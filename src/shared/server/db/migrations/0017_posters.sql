ALTER TABLE "media" ADD COLUMN "poster_media" uuid;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "alt_th" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "alt_en" text;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_poster_media_media_id_media_fk" FOREIGN KEY ("poster_media") REFERENCES "public"."media"("id_media") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_by_poster" ON "media" USING btree ("poster_media");