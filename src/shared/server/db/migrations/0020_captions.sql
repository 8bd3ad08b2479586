CREATE TABLE "media_captions" (
	"id_captions" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"id_media" uuid NOT NULL,
	"lang" text NOT NULL,
	"vtt" text NOT NULL,
	"cues" integer NOT NULL,
	"bytes" integer NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_captions_lang" CHECK ("media_captions"."lang" in ('th', 'en'))
);
--> statement-breakpoint
CREATE TABLE "profile_captions" (
	"id_profile" integer NOT NULL,
	"id_captions" uuid NOT NULL,
	CONSTRAINT "profile_captions_id_profile_id_captions_pk" PRIMARY KEY("id_profile","id_captions")
);
--> statement-breakpoint
ALTER TABLE "media_captions" ADD CONSTRAINT "media_captions_id_media_media_id_media_fk" FOREIGN KEY ("id_media") REFERENCES "public"."media"("id_media") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_captions" ADD CONSTRAINT "profile_captions_id_profile_profile_versions_id_profile_fk" FOREIGN KEY ("id_profile") REFERENCES "public"."profile_versions"("id_profile") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_captions" ADD CONSTRAINT "profile_captions_id_captions_media_captions_id_captions_fk" FOREIGN KEY ("id_captions") REFERENCES "public"."media_captions"("id_captions") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_captions_current" ON "media_captions" USING btree ("id_media","lang") WHERE "media_captions"."is_current";--> statement-breakpoint
CREATE INDEX "media_captions_by_media" ON "media_captions" USING btree ("id_media");--> statement-breakpoint
CREATE INDEX "profile_captions_by_captions" ON "profile_captions" USING btree ("id_captions");