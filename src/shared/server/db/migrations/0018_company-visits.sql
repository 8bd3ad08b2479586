CREATE TABLE "company_visits" (
	"id_emp" integer NOT NULL,
	"day" date NOT NULL,
	"counted" text NOT NULL,
	"value" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "company_visits_id_emp_day_counted_value_pk" PRIMARY KEY("id_emp","day","counted","value"),
	CONSTRAINT "company_visits_counted" CHECK ("company_visits"."counted" in ('listed', 'visitor', 'page', 'source', 'term')),
	CONSTRAINT "company_visits_visitors" CHECK ("company_visits"."visitors" > 0)
);
--> statement-breakpoint
DROP TABLE "analytics_events" CASCADE;--> statement-breakpoint
ALTER TABLE "company_visits" ADD CONSTRAINT "company_visits_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_visits_by_day" ON "company_visits" USING btree ("day");