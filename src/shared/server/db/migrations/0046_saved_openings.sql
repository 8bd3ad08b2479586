CREATE TABLE "saved_openings" (
	"id_jsk" integer NOT NULL,
	"id_job" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_openings_id_jsk_id_job_pk" PRIMARY KEY("id_jsk","id_job")
);
--> statement-breakpoint
ALTER TABLE "saved_openings" ADD CONSTRAINT "saved_openings_id_jsk_job_seekers_id_jsk_fk" FOREIGN KEY ("id_jsk") REFERENCES "public"."job_seekers"("id_jsk") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_openings" ADD CONSTRAINT "saved_openings_id_job_openings_id_job_fk" FOREIGN KEY ("id_job") REFERENCES "public"."openings"("id_job") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_openings_by_opening" ON "saved_openings" USING btree ("id_job");