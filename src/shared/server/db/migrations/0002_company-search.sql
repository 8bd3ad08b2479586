CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The same folding as foldName() in src/features/discovery/core/fold-name.ts; a test holds the two together.
CREATE FUNCTION fold_name(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := lower(normalize(name, NFKD) COLLATE "C");
  core text;
  form text;
BEGIN
  folded := regexp_replace(folded, U&'[''\00AD\02BC\0300-\036F\0E47-\0E4E\200B-\200F\2019\FEFF]+', '', 'g');
  folded := replace(replace(translate(folded, '๐๑๒๓๔๕๖๗๘๙', '0123456789'), 'เเ', 'แ'), '&', ' and ');
  folded := regexp_replace(folded, U&'[\0001-\002F\003A-\0060\007B-\00BF\0E2F\0E3F\0E46\0E4F\0E5A\0E5B\2000-\206F\3000-\303F]+', ' ', 'g');
  folded := btrim(folded);
  core := folded;
  FOREACH form IN ARRAY ARRAY['บริษัท', 'หางหุนสวนจากัด', 'หางหุนสวนสามัญ', 'บมจ ', 'บจก ', 'หจก '] LOOP
    IF starts_with(core, form) THEN
      core := ltrim(substr(core, length(form) + 1));
      EXIT;
    END IF;
  END LOOP;
  FOREACH form IN ARRAY ARRAY[' มหาชน', 'จากัด', ' public company limited', ' public co ltd',
    ' company limited', ' co ltd', ' limited partnership', ' limited', ' ltd', ' plc', ' pcl'] LOOP
    IF right(core, length(form)) = form THEN
      core := rtrim(left(core, -length(form)));
    END IF;
  END LOOP;
  RETURN CASE WHEN core = '' THEN folded ELSE core END;
END $$;
--> statement-breakpoint
-- One slip of the finger leaves the first or the last half of a name whole: the middle letters stand
-- aside, so that swapping two of them spoils only one half. The length keeps the halves selective.
CREATE FUNCTION name_halves(key text) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN length(key) < 3 THEN '{}'::integer[] ELSE ARRAY[
    hashtext(length(key) || '<' || left(key, (length(key) - 1) / 2)),
    hashtext(length(key) || '>' || right(key, (length(key) - 1) / 2))] END
$$;
--> statement-breakpoint
-- The halves that names one slip away from the typed one can have: as long, one longer, one shorter.
CREATE FUNCTION near_halves(key text) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(hashtext(long || side || half))
  FROM generate_series(length(key) - 1, length(key) + 1) long,
    LATERAL (VALUES ('<', left(key, (long - 1) / 2)), ('>', right(key, (long - 1) / 2))) probe (side, half)
$$;
--> statement-breakpoint
-- The folded names of every open company; kept apart so that searching reads narrow rows.
CREATE TABLE company_search (
  id_emp integer PRIMARY KEY REFERENCES companies (id_emp) ON DELETE CASCADE,
  words_th text COLLATE "C" NOT NULL,
  words_en text COLLATE "C" NOT NULL,
  key_th text COLLATE "C" GENERATED ALWAYS AS (replace(words_th, ' ', '')) STORED,
  key_en text COLLATE "C" GENERATED ALWAYS AS (replace(words_en, ' ', '')) STORED
);
--> statement-breakpoint
CREATE INDEX company_search_key_th ON company_search (key_th);
--> statement-breakpoint
CREATE INDEX company_search_key_en ON company_search (key_en);
--> statement-breakpoint
CREATE INDEX company_search_inside ON company_search
  USING gin ((key_th || '|' || key_en) gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX company_search_halves ON company_search
  USING gin ((name_halves(key_th) || name_halves(key_en))) WITH (fastupdate = off);
--> statement-breakpoint
CREATE FUNCTION keep_company_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.is_active THEN
    INSERT INTO company_search (id_emp, words_th, words_en)
    VALUES (new.id_emp, fold_name(new.company_name_th), fold_name(new.company_name_en))
    ON CONFLICT (id_emp) DO UPDATE SET words_th = excluded.words_th, words_en = excluded.words_en;
  ELSE
    DELETE FROM company_search WHERE id_emp = new.id_emp;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_search AFTER INSERT OR UPDATE OF company_name_th, company_name_en, is_active
  ON companies FOR EACH ROW EXECUTE FUNCTION keep_company_search();
--> statement-breakpoint
INSERT INTO company_search (id_emp, words_th, words_en)
SELECT id_emp, fold_name(company_name_th), fold_name(company_name_en) FROM companies WHERE is_active;
--> statement-breakpoint
-- Kept beside the names, so that ranking a thousand of them looks nowhere else; updates stay on their page.
ALTER TABLE company_search ADD COLUMN popularity integer NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE company_search SET (fillfactor = 70);
--> statement-breakpoint
CREATE FUNCTION keep_company_popularity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE company_search SET popularity = new.review_count + new.application_count / 10
  WHERE id_emp = new.id_emp AND popularity <> new.review_count + new.application_count / 10;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_stats_search AFTER INSERT OR UPDATE OF review_count, application_count
  ON company_stats FOR EACH ROW EXECUTE FUNCTION keep_company_popularity();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_company_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.is_active THEN
    INSERT INTO company_search (id_emp, words_th, words_en, popularity)
    VALUES (new.id_emp, fold_name(new.company_name_th), fold_name(new.company_name_en),
      coalesce((SELECT review_count + application_count / 10 FROM company_stats
        WHERE company_stats.id_emp = new.id_emp), 0))
    ON CONFLICT (id_emp) DO UPDATE SET words_th = excluded.words_th, words_en = excluded.words_en;
  ELSE
    DELETE FROM company_search WHERE id_emp = new.id_emp;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE company_search SET popularity = review_count + application_count / 10
FROM company_stats WHERE company_stats.id_emp = company_search.id_emp;
