CREATE TABLE "reaction_counts" (
	"public_no" integer PRIMARY KEY NOT NULL,
	"id_emp" integer NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reaction_counts_not_negative" CHECK ("reaction_counts"."likes" >= 0 and "reaction_counts"."shares" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reactions" (
	"public_no" integer NOT NULL,
	"act" text NOT NULL,
	"id_emp" integer NOT NULL,
	"id_jsk" integer,
	"visitor" text,
	CONSTRAINT "reactions_once" UNIQUE NULLS NOT DISTINCT("public_no","act","id_jsk","visitor"),
	CONSTRAINT "reactions_act" CHECK ("reactions"."act" in ('like', 'share')),
	CONSTRAINT "reactions_one_person" CHECK (num_nonnulls("reactions"."id_jsk", "reactions"."visitor") = 1)
);
--> statement-breakpoint
ALTER TABLE "likes" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shares" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "likes" CASCADE;--> statement-breakpoint
DROP TABLE "shares" CASCADE;--> statement-breakpoint
ALTER TABLE "reaction_counts" ADD CONSTRAINT "reaction_counts_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_id_jsk_job_seekers_id_jsk_fk" FOREIGN KEY ("id_jsk") REFERENCES "public"."job_seekers"("id_jsk") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reaction_counts_by_company" ON "reaction_counts" USING btree ("id_emp");--> statement-breakpoint
CREATE INDEX "reactions_by_job_seeker" ON "reactions" USING btree ("id_jsk");--> statement-breakpoint
CREATE INDEX "reactions_by_company" ON "reactions" USING btree ("id_emp");--> statement-breakpoint
CREATE INDEX "profile_items_by_number" ON "profile_items" USING btree ("public_no");