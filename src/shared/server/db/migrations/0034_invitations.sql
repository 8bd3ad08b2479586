DROP TABLE "invitation_recipients" CASCADE;--> statement-breakpoint
DROP TABLE "invitations" CASCADE;--> statement-breakpoint
DROP TABLE "mail_opt_outs" CASCADE;--> statement-breakpoint
CREATE TABLE "invitation_days" (
	"id_emp" integer NOT NULL,
	"sender" text NOT NULL,
	"day" date NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "invitation_days_id_emp_sender_day_pk" PRIMARY KEY("id_emp","sender","day")
);
--> statement-breakpoint
CREATE TABLE "invitation_links" (
	"id_link" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"id_emp" integer NOT NULL,
	"id_user" integer,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "invitation_links_lang" CHECK ("invitation_links"."lang" in ('th', 'en'))
);
--> statement-breakpoint
CREATE TABLE "invitation_marks" (
	"id_invitation" uuid PRIMARY KEY NOT NULL,
	"opened" "bytea" NOT NULL,
	"taken" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_opens" (
	"id_invitation" uuid NOT NULL,
	"day" date NOT NULL,
	"opened" integer NOT NULL,
	CONSTRAINT "invitation_opens_id_invitation_day_pk" PRIMARY KEY("id_invitation","day")
);
--> statement-breakpoint
CREATE TABLE "invitation_recipients" (
	"id_recipient" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"id_invitation" uuid NOT NULL,
	"id_emp" integer NOT NULL,
	"place" integer NOT NULL,
	"email" text,
	"name" text DEFAULT '' NOT NULL,
	"mailbox" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"round" smallint DEFAULT 1 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"soft_bounces" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_recipients_status" CHECK ("invitation_recipients"."status" in ('queued', 'sent', 'bounced', 'notSent'))
);
--> statement-breakpoint
CREATE TABLE "invitation_stops" (
	"id_emp" integer PRIMARY KEY NOT NULL,
	"remark" text NOT NULL,
	"id_admin" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id_invitation" uuid PRIMARY KEY NOT NULL,
	"id_emp" integer NOT NULL,
	"id_user" integer,
	"lang" text NOT NULL,
	"layout_lang" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_email" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"stopped_for" text,
	"size" integer NOT NULL,
	"round" smallint DEFAULT 1 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"reminded" integer DEFAULT 0 NOT NULL,
	"bounced" integer DEFAULT 0 NOT NULL,
	"not_sent" integer DEFAULT 0 NOT NULL,
	"complained" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "invitations_lang" CHECK ("invitations"."lang" in ('th', 'en')),
	CONSTRAINT "invitations_state" CHECK ("invitations"."state" in ('receiving', 'sending', 'paused', 'stopped', 'cancelled', 'sent')),
	CONSTRAINT "invitations_stopped_for" CHECK ("invitations"."stopped_for" in ('complaints', 'bounces', 'refusals', 'team'))
);
--> statement-breakpoint
CREATE TABLE "mail_opt_outs" (
	"mailbox" text NOT NULL,
	"id_emp" integer,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_opt_outs_reason" CHECK ("mail_opt_outs"."reason" in ('asked', 'bounced', 'complained'))
);
--> statement-breakpoint
CREATE TABLE "proof_keys" (
	"id_emp" integer NOT NULL,
	"year" smallint NOT NULL,
	"kind" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"private_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proof_keys_id_emp_year_kind_pk" PRIMARY KEY("id_emp","year","kind"),
	CONSTRAINT "proof_keys_kind" CHECK ("proof_keys"."kind" in ('resumeService', 'invitation', 'companyAddress'))
);
--> statement-breakpoint
CREATE TABLE "spent_proofs" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"id_emp" integer NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitation_days" ADD CONSTRAINT "invitation_days_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_links" ADD CONSTRAINT "invitation_links_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_links" ADD CONSTRAINT "invitation_links_id_user_users_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id_user") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_marks" ADD CONSTRAINT "invitation_marks_id_invitation_invitations_id_invitation_fk" FOREIGN KEY ("id_invitation") REFERENCES "public"."invitations"("id_invitation") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_opens" ADD CONSTRAINT "invitation_opens_id_invitation_invitations_id_invitation_fk" FOREIGN KEY ("id_invitation") REFERENCES "public"."invitations"("id_invitation") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_recipients" ADD CONSTRAINT "invitation_recipients_id_invitation_invitations_id_invitation_fk" FOREIGN KEY ("id_invitation") REFERENCES "public"."invitations"("id_invitation") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_recipients" ADD CONSTRAINT "invitation_recipients_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_stops" ADD CONSTRAINT "invitation_stops_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_stops" ADD CONSTRAINT "invitation_stops_id_admin_platform_admins_id_admin_fk" FOREIGN KEY ("id_admin") REFERENCES "public"."platform_admins"("id_admin") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_id_user_users_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id_user") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_opt_outs" ADD CONSTRAINT "mail_opt_outs_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_keys" ADD CONSTRAINT "proof_keys_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spent_proofs" ADD CONSTRAINT "spent_proofs_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_links_code" ON "invitation_links" USING btree ("code");--> statement-breakpoint
CREATE INDEX "invitation_links_by_company" ON "invitation_links" USING btree ("id_emp","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_recipients_once" ON "invitation_recipients" USING btree ("id_invitation","mailbox");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_recipients_place" ON "invitation_recipients" USING btree ("id_invitation","place");--> statement-breakpoint
CREATE INDEX "invitation_recipients_due" ON "invitation_recipients" USING btree ("id_invitation","due_at") WHERE "invitation_recipients"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "invitation_recipients_asked" ON "invitation_recipients" USING btree ("id_emp","mailbox","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invitation_recipients_mailbox" ON "invitation_recipients" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "invitation_recipients_kept" ON "invitation_recipients" USING btree ("created_at") WHERE "invitation_recipients"."email" is not null;--> statement-breakpoint
CREATE INDEX "invitations_by_company" ON "invitations" USING btree ("id_emp","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invitations_under_way" ON "invitations" USING btree ("created_at") WHERE "invitations"."state" = 'sending';--> statement-breakpoint
CREATE UNIQUE INDEX "mail_opt_outs_once" ON "mail_opt_outs" USING btree ("mailbox",coalesce("id_emp", 0));--> statement-breakpoint
CREATE INDEX "spent_proofs_by_day" ON "spent_proofs" USING btree ("id_emp","day");