ALTER TABLE "applications" DROP CONSTRAINT "applications_id_job_openings_id_job_fk";
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_id_emp_companies_id_emp_fk";
--> statement-breakpoint
ALTER TABLE "openings" ADD COLUMN "salary_currency" char(3) DEFAULT 'THB' NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "openings_of_company" ON "openings" USING btree ("id_job","id_emp");
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_of_opening" FOREIGN KEY ("id_job","id_emp") REFERENCES "public"."openings"("id_job","id_emp") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_currency" CHECK ("openings"."salary_currency" in ('THB', 'USD', 'EUR', 'GBP', 'SGD', 'JPY', 'CNY'));
--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_headcount" CHECK ("openings"."headcount" between 1 and 999);
--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_salary_from" CHECK ("openings"."salary_to" is null or "openings"."salary_from" is not null);
--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_period" CHECK ("openings"."expires_at" > "openings"."posted_at");
