CREATE TABLE "alerts" (
	"id_alert" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"id_emp" integer,
	"search" text NOT NULL,
	"rhythm" text NOT NULL,
	"lang" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told_until" timestamp with time zone DEFAULT now() NOT NULL,
	"due_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerts_rhythm" CHECK ("alerts"."rhythm" in ('weekly', 'daily')),
	CONSTRAINT "alerts_lang" CHECK ("alerts"."lang" in ('th', 'en'))
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_once" ON "alerts" USING btree ("mailbox",coalesce("id_emp", 0),"search");--> statement-breakpoint
CREATE INDEX "alerts_by_address" ON "alerts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "alerts_by_company" ON "alerts" USING btree ("id_emp");--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("due_on","id_emp","search","id_alert") WHERE "alerts"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "alerts_unconfirmed" ON "alerts" USING btree ("created_at") WHERE "alerts"."confirmed_at" is null;