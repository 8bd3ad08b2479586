CREATE TABLE "invitation_drafts" (
	"id_emp" integer NOT NULL,
	"lang" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_drafts_id_emp_lang_pk" PRIMARY KEY("id_emp","lang"),
	CONSTRAINT "invitation_drafts_lang" CHECK ("invitation_drafts"."lang" in ('th', 'en'))
);
--> statement-breakpoint
ALTER TABLE "invitation_drafts" ADD CONSTRAINT "invitation_drafts_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_drafts" ADD CONSTRAINT "invitation_drafts_updated_by_users_id_user_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id_user") ON DELETE set null ON UPDATE no action;