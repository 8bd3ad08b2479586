CREATE TABLE "company_counts" (
	"id_industry" integer NOT NULL,
	"id_job_field" integer NOT NULL,
	"province" text NOT NULL,
	"companies" integer NOT NULL,
	"reviews" integer NOT NULL,
	"openings" integer NOT NULL,
	"is_folded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "company_counts_by_industry" ON "company_counts" USING btree ("id_industry","id_job_field","province");--> statement-breakpoint
CREATE INDEX "company_counts_by_job_field" ON "company_counts" USING btree ("id_job_field","province","id_industry");--> statement-breakpoint
CREATE INDEX "company_counts_by_province" ON "company_counts" USING btree ("province","id_industry","id_job_field");--> statement-breakpoint
CREATE INDEX "company_counts_unfolded" ON "company_counts" USING btree ("is_folded") WHERE not "company_counts"."is_folded";--> statement-breakpoint
CREATE TABLE "nightly_figures" (
	"name" text NOT NULL,
	"key" text NOT NULL,
	"figures" jsonb NOT NULL,
	"calculated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "nightly_figures_name_key_pk" PRIMARY KEY("name","key")
);
--> statement-breakpoint
CREATE INDEX "companies_not_public" ON "companies" USING btree ("id_emp") WHERE not ("companies"."is_active" and "companies"."is_listed");
--> statement-breakpoint
-- Changes of companies as changes of counts. Without a field a company counts under each of its own, and
-- under all; with one, under that field alone.
CREATE FUNCTION spread_company_counts(
  id_emps integer[], industries integer[], provinces text[], fields integer[],
  companies_by integer[], reviews_by integer[], openings_by integer[]
) RETURNS TABLE (
  id_industry integer, id_job_field integer, province text, companies integer, reviews integer, openings integer
) LANGUAGE sql STABLE AS $$
  WITH changed AS (
    SELECT * FROM unnest(id_emps, industries, provinces, fields, companies_by, reviews_by, openings_by)
      one (id_emp, industry, place, field, c, r, o)
  ), under AS (
    SELECT industry, place, coalesce(field, 0) AS field, c, r, o FROM changed
    UNION ALL
    SELECT industry, place, f.id_job_field, c, r, o
    FROM changed JOIN company_job_fields f USING (id_emp) WHERE field IS NULL
  )
  SELECT CASE WHEN by_industry THEN industry ELSE 0 END, field, CASE WHEN by_province THEN place ELSE '' END,
    sum(c)::integer, sum(r)::integer, sum(o)::integer
  FROM under, (VALUES (false, false), (true, false), (false, true), (true, true)) part (by_industry, by_province)
  WHERE place IS NOT NULL OR NOT by_province
  GROUP BY 1, 2, 3
  HAVING sum(c) <> 0 OR sum(r) <> 0 OR sum(o) <> 0
$$;
--> statement-breakpoint
CREATE FUNCTION count_companies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO company_counts
    SELECT spread.* FROM (
      SELECT array_agg(id_emp) e, array_agg(id_industry) i, array_agg(province::text) p, array_agg(NULL::integer) f,
        array_agg(1) c, array_agg(0) n
      FROM added WHERE is_active AND is_listed
    ) changed, spread_company_counts(e, i, p, f, c, n, n) spread;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO company_counts
    SELECT spread.* FROM (
      SELECT array_agg(id_emp) e, array_agg(id_industry) i, array_agg(province::text) p, array_agg(NULL::integer) f,
        array_agg(sign) c, array_agg(sign * coalesce(review_count, 0)) r, array_agg(sign * coalesce(opening_count, 0)) o
      FROM (
        SELECT 1 AS sign, now_in.* FROM (
          SELECT id_emp, id_industry, province FROM added WHERE is_active AND is_listed
          EXCEPT SELECT id_emp, id_industry, province FROM removed WHERE is_active AND is_listed) now_in
        UNION ALL
        SELECT -1, was_in.* FROM (
          SELECT id_emp, id_industry, province FROM removed WHERE is_active AND is_listed
          EXCEPT SELECT id_emp, id_industry, province FROM added WHERE is_active AND is_listed) was_in
      ) moved LEFT JOIN company_stats USING (id_emp)
    ) changed, spread_company_counts(e, i, p, f, c, r, o) spread;
  ELSIF old.is_active AND old.is_listed THEN
    INSERT INTO company_counts
    SELECT spread.* FROM (VALUES (1)) one (row) LEFT JOIN company_stats s ON s.id_emp = old.id_emp,
      spread_company_counts(ARRAY[old.id_emp], ARRAY[old.id_industry], ARRAY[old.province::text], ARRAY[NULL::integer],
        ARRAY[-1], ARRAY[-coalesce(s.review_count, 0)], ARRAY[-coalesce(s.opening_count, 0)]) spread;
  END IF;
  RETURN old;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_counted_added AFTER INSERT ON companies
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_companies();
--> statement-breakpoint
CREATE TRIGGER companies_counted_changed AFTER UPDATE ON companies
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_companies();
--> statement-breakpoint
-- Before it goes, while its fields and figures are there; those that go with it find no company.
CREATE TRIGGER companies_counted_removed BEFORE DELETE ON companies
  FOR EACH ROW EXECUTE FUNCTION count_companies();
--> statement-breakpoint
CREATE FUNCTION count_company_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id_emp) e, array_agg(review_count) r, array_agg(opening_count) o INTO changes
    FROM added WHERE review_count <> 0 OR opening_count <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(id_emp) e, array_agg(-review_count) r, array_agg(-opening_count) o INTO changes
    FROM removed WHERE review_count <> 0 OR opening_count <> 0;
  ELSE
    SELECT array_agg(id_emp) e, array_agg(a.review_count - b.review_count) r,
      array_agg(a.opening_count - b.opening_count) o INTO changes
    FROM added a JOIN removed b USING (id_emp)
    WHERE (a.review_count, a.opening_count) <> (b.review_count, b.opening_count);
  END IF;
  INSERT INTO company_counts
  SELECT spread.* FROM (
    SELECT array_agg(id_emp) e, array_agg(id_industry) i, array_agg(province::text) p, array_agg(NULL::integer) f,
      array_agg(0) c, array_agg(by_reviews) r, array_agg(by_openings) o
    FROM unnest(changes.e, changes.r, changes.o) one (id_emp, by_reviews, by_openings)
    JOIN companies USING (id_emp) WHERE is_active AND is_listed
  ) changed, spread_company_counts(e, i, p, f, c, r, o) spread;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_stats_counted_added AFTER INSERT ON company_stats
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_company_figures();
--> statement-breakpoint
CREATE TRIGGER company_stats_counted_changed AFTER UPDATE ON company_stats
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_company_figures();
--> statement-breakpoint
CREATE TRIGGER company_stats_counted_removed AFTER DELETE ON company_stats
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_company_figures();
--> statement-breakpoint
CREATE FUNCTION count_company_job_fields() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
  changes record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id_emp) e, array_agg(id_job_field) f INTO changes FROM added;
  ELSE
    SELECT array_agg(id_emp) e, array_agg(id_job_field) f INTO changes FROM removed;
  END IF;
  INSERT INTO company_counts
  SELECT spread.* FROM (
    SELECT array_agg(id_emp) e, array_agg(id_industry) i, array_agg(province::text) p, array_agg(id_job_field) f,
      array_agg(sign) c, array_agg(sign * coalesce(review_count, 0)) r, array_agg(sign * coalesce(opening_count, 0)) o
    FROM unnest(changes.e, changes.f) one (id_emp, id_job_field)
    JOIN companies USING (id_emp) LEFT JOIN company_stats USING (id_emp) WHERE is_active AND is_listed
  ) changed, spread_company_counts(e, i, p, f, c, r, o) spread;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_job_fields_counted_added AFTER INSERT ON company_job_fields
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_company_job_fields();
--> statement-breakpoint
CREATE TRIGGER company_job_fields_counted_removed AFTER DELETE ON company_job_fields
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_company_job_fields();
--> statement-breakpoint
-- The counts as they should be, of what is there now.
CREATE VIEW company_counts_anew AS
  SELECT spread.* FROM (
    SELECT array_agg(id_emp) e, array_agg(id_industry) i, array_agg(province::text) p, array_agg(NULL::integer) f,
      array_agg(1) c, array_agg(coalesce(review_count, 0)) r, array_agg(coalesce(opening_count, 0)) o
    FROM companies LEFT JOIN company_stats USING (id_emp) WHERE is_active AND is_listed
  ) changed, spread_company_counts(e, i, p, f, c, r, o) spread;
--> statement-breakpoint
INSERT INTO company_counts SELECT *, true FROM company_counts_anew;
