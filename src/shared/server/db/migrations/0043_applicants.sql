CREATE TABLE "applicant_documents" (
	"id_document" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"id_jsk" integer NOT NULL,
	"sha256" char(64) NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applicant_documents_size" CHECK (octet_length("applicant_documents"."content") between 1 and 5242880)
);
--> statement-breakpoint
CREATE TABLE "applicant_profiles" (
	"id_jsk" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"id_document" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "cover_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "shared_profile" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "shared_document" uuid;--> statement-breakpoint
ALTER TABLE "applicant_documents" ADD CONSTRAINT "applicant_documents_id_jsk_job_seekers_id_jsk_fk" FOREIGN KEY ("id_jsk") REFERENCES "public"."job_seekers"("id_jsk") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_profiles" ADD CONSTRAINT "applicant_profiles_id_jsk_job_seekers_id_jsk_fk" FOREIGN KEY ("id_jsk") REFERENCES "public"."job_seekers"("id_jsk") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_profiles" ADD CONSTRAINT "applicant_profiles_id_document_applicant_documents_id_document_fk" FOREIGN KEY ("id_document") REFERENCES "public"."applicant_documents"("id_document") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_documents_once" ON "applicant_documents" USING btree ("id_jsk","sha256");--> statement-breakpoint
CREATE INDEX "applicant_profiles_by_document" ON "applicant_profiles" USING btree ("id_document");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_shared_document_applicant_documents_id_document_fk" FOREIGN KEY ("shared_document") REFERENCES "public"."applicant_documents"("id_document") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_by_document" ON "applications" USING btree ("shared_document") WHERE "applications"."shared_document" is not null;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_told" CHECK ("applications"."shared_email" is not null or num_nonnulls("applications"."shared_profile", "applications"."shared_document") = 0);