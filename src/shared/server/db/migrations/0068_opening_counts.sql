-- expand
CREATE TABLE "company_openings" (
	"id_emp" integer NOT NULL,
	"id_job_field" integer NOT NULL,
	"province" text NOT NULL,
	"openings" integer NOT NULL,
	CONSTRAINT "company_openings_id_emp_id_job_field_province_pk" PRIMARY KEY("id_emp","id_job_field","province")
);
--> statement-breakpoint
CREATE TABLE "opening_counts" (
	"id_job_field" integer NOT NULL,
	"province" text NOT NULL,
	"openings" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_openings" ADD CONSTRAINT "company_openings_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION count_openings_of_companies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO opening_counts
    SELECT id_job_field, a.province, sum(a.openings) FROM added a JOIN companies USING (id_emp)
    WHERE is_active AND is_listed GROUP BY 1, 2;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO opening_counts
    SELECT id_job_field, r.province, -sum(r.openings) FROM removed r JOIN companies USING (id_emp)
    WHERE is_active AND is_listed GROUP BY 1, 2;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_openings_counted_added AFTER INSERT ON company_openings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_openings_of_companies();
--> statement-breakpoint
CREATE TRIGGER company_openings_counted_changed AFTER UPDATE ON company_openings
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_openings_of_companies();
--> statement-breakpoint
CREATE TRIGGER company_openings_counted_removed AFTER DELETE ON company_openings
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_openings_of_companies();
--> statement-breakpoint
CREATE FUNCTION count_openings_when_public() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO opening_counts
    SELECT id_job_field, o.province, sum(CASE WHEN a.is_active AND a.is_listed THEN openings ELSE -openings END)
    FROM added a JOIN removed r USING (id_emp) JOIN company_openings o USING (id_emp)
    WHERE (a.is_active AND a.is_listed) <> (r.is_active AND r.is_listed) GROUP BY 1, 2;
  ELSIF old.is_active AND old.is_listed THEN
    INSERT INTO opening_counts
    SELECT id_job_field, province, -openings FROM company_openings WHERE id_emp = old.id_emp;
  END IF;
  RETURN old;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_openings_counted AFTER UPDATE ON companies
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_openings_when_public();
--> statement-breakpoint
-- Before the company goes: rows that go with it find no company.
CREATE TRIGGER companies_openings_counted_removed BEFORE DELETE ON companies
  FOR EACH ROW EXECUTE FUNCTION count_openings_when_public();
--> statement-breakpoint
INSERT INTO company_openings
SELECT id_emp, id_job_field, coalesce(province, ''), count(*) FROM openings
WHERE closed_at IS NULL AND posted_at <= now() AND expires_at > now() GROUP BY 1, 2, 3;
