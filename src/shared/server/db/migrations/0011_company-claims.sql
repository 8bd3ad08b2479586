CREATE TABLE "company_claims" (
	"id_claim" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_claims_id_claim_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_emp" integer NOT NULL,
	"id_user" integer NOT NULL,
	"id_stand_in" integer,
	"tax_id" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"proved_at" timestamp with time zone,
	"remark" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_claims_status" CHECK ("company_claims"."status" in ('waiting', 'granted', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "company_claims" ADD CONSTRAINT "company_claims_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_claims" ADD CONSTRAINT "company_claims_id_user_users_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id_user") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_claims" ADD CONSTRAINT "company_claims_id_stand_in_companies_id_emp_fk" FOREIGN KEY ("id_stand_in") REFERENCES "public"."companies"("id_emp") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_claims" ADD CONSTRAINT "company_claims_decided_by_platform_admins_id_admin_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."platform_admins"("id_admin") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_claims_user" ON "company_claims" USING btree ("id_user");--> statement-breakpoint
CREATE UNIQUE INDEX "company_claims_stand_in" ON "company_claims" USING btree ("id_stand_in");--> statement-breakpoint
CREATE INDEX "company_claims_by_company" ON "company_claims" USING btree ("id_emp");--> statement-breakpoint
CREATE INDEX "company_claims_by_status" ON "company_claims" USING btree ("status","created_at");