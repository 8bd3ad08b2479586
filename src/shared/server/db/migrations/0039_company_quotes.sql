CREATE TABLE "company_quotes" (
	"id_emp" integer NOT NULL,
	"lang" text NOT NULL,
	"kind" text NOT NULL,
	"id_review" integer NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "company_quotes_id_emp_lang_kind_pk" PRIMARY KEY("id_emp","lang","kind"),
	CONSTRAINT "company_quotes_kind" CHECK ("company_quotes"."kind" in ('line', 'good', 'improve', 'life', 'work', 'pay', 'community'))
);
--> statement-breakpoint
ALTER TABLE "company_quotes" ADD CONSTRAINT "company_quotes_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_quotes" ADD CONSTRAINT "company_quotes_id_review_reviews_id_review_fk" FOREIGN KEY ("id_review") REFERENCES "public"."reviews"("id_review") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_quotes_by_review" ON "company_quotes" USING btree ("id_review");