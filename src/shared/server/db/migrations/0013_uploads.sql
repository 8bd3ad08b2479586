CREATE TABLE "uploads" (
	"id_upload" uuid PRIMARY KEY NOT NULL,
	"id_emp" integer NOT NULL,
	"id_user" integer,
	"kind" text NOT NULL,
	"bytes" bigint NOT NULL,
	"id_media" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_kind" CHECK ("uploads"."kind" in ('cover', 'logo', 'history', 'aspect', 'reason', 'album', 'article', 'employeePhoto', 'testimonial', 'resumePhoto')),
	CONSTRAINT "uploads_bytes" CHECK ("uploads"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_id_user_users_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id_user") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_id_media_media_id_media_fk" FOREIGN KEY ("id_media") REFERENCES "public"."media"("id_media") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_by_company" ON "uploads" USING btree ("id_emp");