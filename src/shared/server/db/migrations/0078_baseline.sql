-- baseline of 79 migrations, the last with hash 222222ee84bce51faf1fbf2fb164695d5d5372dafa350b34b6ce427b015c8e2f
SET LOCAL check_function_bodies = off;
CREATE FUNCTION add_counts(integer[], integer[]) RETURNS integer[]
  LANGUAGE sql IMMUTABLE STRICT
    AS $_$
  SELECT array_agg(one + other ORDER BY place) FROM unnest($1, $2) WITH ORDINALITY both_of (one, other, place)
$_$;
CREATE FUNCTION fold_name(name text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
DECLARE
  folded text := lower(normalize(name, NFKD) COLLATE "C");
  core text;
  ending text;
  form text;
BEGIN
  folded := regexp_replace(folded, U&'[''\00AD\02BC\0300-\036F\0E47-\0E4E\200B-\200F\2019\FEFF]+', '', 'g');
  IF folded ~ '[๐-๙]' THEN
    folded := translate(folded, '๐๑๒๓๔๕๖๗๘๙', '0123456789');
  END IF;
  folded := replace(replace(folded, 'เเ', 'แ'), '&', ' and ');
  folded := regexp_replace(folded, U&'[\0001-\002F\003A-\0060\007B-\00BF\0E2F\0E3F\0E46\0E4F\0E5A\0E5B\2000-\206F\3000-\303F]+', ' ', 'g');
  folded := btrim(folded);
  core := folded;
  FOREACH form IN ARRAY ARRAY['บริษัท', 'หางหุนสวนจากัด', 'หางหุนสวนสามัญ', 'บมจ ', 'บจก ', 'หจก '] LOOP
    IF starts_with(core, form) THEN
      core := ltrim(substr(core, length(form) + 1));
      EXIT;
    END IF;
  END LOOP;
  -- The longest form below.
  ending := right(core, 23);
  FOREACH form IN ARRAY ARRAY[' มหาชน', 'จากัด', ' public company limited', ' public co ltd',
    ' company limited', ' co ltd', ' limited partnership', ' limited', ' ltd', ' plc', ' pcl'] LOOP
    IF right(ending, length(form)) = form THEN
      core := rtrim(left(core, -length(form)));
      ending := right(core, 23);
    END IF;
  END LOOP;
  RETURN CASE WHEN core = '' THEN folded ELSE core END;
END $$;
CREATE TABLE reviews (
  id_review integer NOT NULL,
  id_emp integer NOT NULL,
  id_jsk integer,
  review_year smallint NOT NULL,
  lang text NOT NULL,
  employment_status text NOT NULL,
  tenure text NOT NULL,
  id_job_field integer NOT NULL,
  job_grade text NOT NULL,
  job_type text NOT NULL,
  rating_overall smallint NOT NULL,
  rating_life smallint NOT NULL,
  rating_work smallint NOT NULL,
  rating_money smallint NOT NULL,
  rating_social smallint NOT NULL,
  title text NOT NULL,
  good_points text NOT NULL,
  improve_points text NOT NULL,
  status text DEFAULT 'waiting'::text NOT NULL,
  reason_code text,
  work_check text DEFAULT 'none'::text NOT NULL,
  is_invited boolean DEFAULT false NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  submitted_at timestamp with time zone DEFAULT now() NOT NULL,
  publish_after timestamp with time zone,
  published_at timestamp with time zone,
  published_month date,
  useful_count integer DEFAULT 0 NOT NULL,
  useful_changed boolean DEFAULT false NOT NULL,
  is_demo boolean DEFAULT false NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  is_counted boolean DEFAULT false NOT NULL,
  public_id uuid,
  told_employment_status text,
  told_tenure text,
  told_job_field integer,
  told_job_grade text,
  told_job_type text,
  has_company_address boolean DEFAULT false NOT NULL,
  search_words text GENERATED ALWAYS AS (fold_name((((((('x '::text || title) || ' '::text) || good_points) || ' '::text) || improve_points) || ' x'::text))) STORED COLLATE pg_catalog."C",
  CONSTRAINT reviews_employment CHECK ((employment_status = ANY (ARRAY['current'::text, 'former'::text]))),
  CONSTRAINT reviews_grade CHECK ((job_grade = ANY (ARRAY['entry'::text, 'officer'::text, 'senior'::text, 'supervisor'::text, 'manager'::text, 'executive'::text]))),
  CONSTRAINT reviews_job_type CHECK ((job_type = ANY (ARRAY['fullTime'::text, 'partTime'::text, 'internship'::text, 'contract'::text, 'freelance'::text, 'seasonal'::text]))),
  CONSTRAINT reviews_life CHECK (((rating_life >= 0) AND (rating_life <= 5))),
  CONSTRAINT reviews_money CHECK (((rating_money >= 0) AND (rating_money <= 5))),
  CONSTRAINT reviews_overall CHECK (((rating_overall >= 1) AND (rating_overall <= 5))),
  CONSTRAINT reviews_published_has_date CHECK (((status <> 'published'::text) OR (num_nulls(published_at, published_month, public_id) = 0))),
  CONSTRAINT reviews_say_something CHECK (((good_points <> ''::text) OR (improve_points <> ''::text))),
  CONSTRAINT reviews_social CHECK (((rating_social >= 0) AND (rating_social <= 5))),
  CONSTRAINT reviews_status CHECK ((status = ANY (ARRAY['waiting'::text, 'published'::text, 'refused'::text]))),
  CONSTRAINT reviews_tenure CHECK ((tenure = ANY (ARRAY['lessThanOneYear'::text, 'moreThanOneYear'::text]))),
  CONSTRAINT reviews_work CHECK (((rating_work >= 0) AND (rating_work <= 5))),
  CONSTRAINT reviews_work_check CHECK ((work_check = ANY (ARRAY['none'::text, 'pending'::text, 'checked'::text])))
);
CREATE FUNCTION add_to_review_sums(r reviews, by_count integer) RETURNS void
  LANGUAGE plpgsql
    AS $$
DECLARE
  ratings integer[] := ARRAY[r.rating_overall, r.rating_life, r.rating_work, r.rating_money, r.rating_social];
  counts integer[] := array_fill(0, ARRAY[5 * cardinality(ratings)]);
BEGIN
  FOR kind IN 1..cardinality(ratings) LOOP
    IF ratings[kind] > 0 THEN
      counts[5 * kind - 5 + ratings[kind]] := by_count;
    END IF;
  END LOOP;
  INSERT INTO review_sums (id_emp, month, counts, state)
  VALUES (r.id_emp, r.published_month, counts, review_state(r));
END $$;
CREATE FUNCTION count_companies() RETURNS trigger
  LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION count_company_figures() RETURNS trigger
  LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION count_company_job_fields() RETURNS trigger
  LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION count_openings_of_companies() RETURNS trigger
  LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION count_openings_when_public() RETURNS trigger
  LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION keep_company_popularity() RETURNS trigger
  LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE company_search SET popularity = new.review_count + new.application_count / 10
  WHERE id_emp = new.id_emp AND popularity <> new.review_count + new.application_count / 10;
  RETURN NULL;
END $$;
CREATE FUNCTION keep_company_search() RETURNS trigger
  LANGUAGE plpgsql
    AS $$
BEGIN
  IF new.is_active AND new.is_listed THEN
    INSERT INTO company_search (id_emp, words_th, words_en, key_symbol, popularity)
    VALUES (new.id_emp, fold_name(new.company_name_th), fold_name(new.company_name_en),
      replace(fold_name(new.stock_symbol), ' ', ''),
      coalesce((SELECT review_count + application_count / 10 FROM company_stats
        WHERE company_stats.id_emp = new.id_emp), 0))
    ON CONFLICT (id_emp) DO UPDATE SET words_th = excluded.words_th, words_en = excluded.words_en,
      key_symbol = excluded.key_symbol;
  ELSE
    DELETE FROM company_search WHERE id_emp = new.id_emp;
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION keep_decided_account() RETURNS trigger
  LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM moderation_log WHERE id_admin = OLD.id_admin) THEN
    RAISE EXCEPTION 'an account whose decisions stand is neither deleted nor renumbered';
  END IF;
  RETURN OLD;
END $$;
CREATE FUNCTION keep_demo_mark() RETURNS trigger
  LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'an account of the team is of the demo from its beginning or never';
END $$;
CREATE FUNCTION keep_moderation_log() RETURNS trigger
  LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.salt IS NULL OR NEW.salt = OLD.salt)
      AND (NEW.id_review IS NULL OR NEW.id_review = OLD.id_review)
      AND (to_jsonb(NEW) - '{salt,id_review}'::text[]) = (to_jsonb(OLD) - '{salt,id_review}'::text[])
    THEN
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM platform_admins WHERE id_admin = OLD.id_admin AND is_demo) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'decisions are only added to moderation_log';
END $$;
CREATE FUNCTION keep_review_sums() RETURNS trigger
  LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND old.status = 'published' THEN
    PERFORM add_to_review_sums(old, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND new.status = 'published' THEN
    PERFORM add_to_review_sums(new, 1);
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION mend_review_sums(first_emp integer, last_emp integer) RETURNS bigint
  LANGUAGE sql
    AS $$
  WITH mended AS (
    INSERT INTO review_sums (id_emp, month, counts, state, is_folded)
    SELECT id_emp, month, sum_counts(counts), bit_xor(state), bool_and(is_anew) FROM (
      SELECT id_emp, month, counts, state, true AS is_anew
      FROM review_sums_anew WHERE id_emp BETWEEN first_emp AND last_emp
      UNION ALL
      SELECT id_emp, month, ARRAY(SELECT -unnest(counts)), state, false
      FROM review_sums WHERE id_emp BETWEEN first_emp AND last_emp
    ) compared
    GROUP BY id_emp, month
    HAVING bit_xor(state) <> 0 OR NOT 0 = ALL (sum_counts(counts))
    RETURNING 1
  ) SELECT count(*) FROM mended
$$;
CREATE FUNCTION name_halves(key text) RETURNS integer[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  SELECT CASE WHEN length(key) < 3 THEN '{}'::integer[] ELSE ARRAY[
    hashtext(length(key) || '<' || left(key, (length(key) - 1) / 2)),
    hashtext(length(key) || '>' || right(key, (length(key) - 1) / 2))] END
$$;
CREATE FUNCTION near_halves(key text) RETURNS integer[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  SELECT array_agg(hashtext(long || side || half))
  FROM generate_series(length(key) - 1, length(key) + 1) long,
    LATERAL (VALUES ('<', left(key, (long - 1) / 2)), ('>', right(key, (long - 1) / 2))) probe (side, half)
$$;
CREATE FUNCTION note_applications() RETURNS trigger
  LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO company_recounts (id_emp, due_at) SELECT DISTINCT id_emp, now() FROM added WHERE consented;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO company_recounts (id_emp, due_at)
    SELECT DISTINCT a.id_emp, now() FROM added a JOIN removed r USING (id_application) WHERE a.consented <> r.consented;
  ELSE
    -- Those that go with their company are counted no more.
    INSERT INTO company_recounts (id_emp, due_at)
    SELECT DISTINCT id_emp, now() FROM removed JOIN companies USING (id_emp) WHERE consented;
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION note_opening_times() RETURNS trigger
  LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO company_recounts (id_emp, due_at)
  SELECT DISTINCT id_emp, due_at FROM added, LATERAL (VALUES (posted_at), (expires_at)) times (due_at)
  WHERE closed_at IS NULL AND (due_at > now() OR TG_OP = 'UPDATE');
  RETURN NULL;
END $$;
CREATE FUNCTION review_state(r reviews) RETURNS bigint
  LANGUAGE sql IMMUTABLE
    AS $$
  SELECT hash_record_extended((r.id_review, r.revision, r.useful_count, r.published_month,
    r.rating_overall, r.rating_life, r.rating_work, r.rating_money, r.rating_social), 0)
$$;
CREATE FUNCTION spread_company_counts(id_emps integer[], industries integer[], provinces text[], fields integer[], companies_by integer[], reviews_by integer[], openings_by integer[]) RETURNS TABLE(id_industry integer, id_job_field integer, province text, companies integer, reviews integer, openings integer)
  LANGUAGE sql STABLE
    AS $$
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
CREATE AGGREGATE sum_counts(integer[]) (
  SFUNC = add_counts,
  STYPE = integer[]
);
CREATE TABLE action_logs (
  id_log integer NOT NULL,
  id_emp integer NOT NULL,
  action text NOT NULL,
  created_by integer,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE action_logs ALTER COLUMN id_log ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME action_logs_id_log_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE alerts (
  id_alert uuid DEFAULT gen_random_uuid() NOT NULL,
  email text NOT NULL,
  mailbox text NOT NULL,
  id_emp integer,
  search text NOT NULL,
  rhythm text NOT NULL,
  lang text NOT NULL,
  confirmed_at timestamp with time zone,
  told_until timestamp with time zone DEFAULT now() NOT NULL,
  due_on date,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT alerts_lang CHECK ((lang = ANY (ARRAY['th'::text, 'en'::text]))),
  CONSTRAINT alerts_rhythm CHECK ((rhythm = ANY (ARRAY['weekly'::text, 'daily'::text])))
);
CREATE TABLE applicant_documents (
  id_document uuid DEFAULT gen_random_uuid() NOT NULL,
  id_jsk integer NOT NULL,
  sha256 character(64) NOT NULL,
  content bytea NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT applicant_documents_size CHECK (((octet_length(content) >= 1) AND (octet_length(content) <= 5242880)))
);
CREATE TABLE applicant_profiles (
  id_jsk integer NOT NULL,
  content jsonb NOT NULL,
  id_document uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE applications (
  id_application integer NOT NULL,
  id_job integer NOT NULL,
  id_emp integer NOT NULL,
  id_jsk integer NOT NULL,
  applied_at timestamp with time zone DEFAULT now() NOT NULL,
  shared_name text,
  shared_email text,
  told_at timestamp with time zone,
  consented boolean NOT NULL,
  cover_note text DEFAULT ''::text NOT NULL,
  shared_profile jsonb,
  shared_document uuid,
  status text DEFAULT 'sent'::text NOT NULL,
  status_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  CONSTRAINT applications_consented CHECK ((consented OR (shared_email IS NULL))),
  CONSTRAINT applications_shared CHECK ((num_nonnulls(shared_name, shared_email) <> 1)),
  CONSTRAINT applications_status CHECK ((status = ANY (ARRAY['sent'::text, 'seen'::text, 'talking'::text, 'closed'::text]))),
  CONSTRAINT applications_status_at CHECK (((status = 'sent'::text) = (status_at IS NULL))),
  CONSTRAINT applications_told CHECK (((shared_email IS NOT NULL) OR (num_nonnulls(shared_profile, shared_document) = 0)))
);
ALTER TABLE applications ALTER COLUMN id_application ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME applications_id_application_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE approvals (
  id_approval integer NOT NULL,
  id_emp integer NOT NULL,
  lang text NOT NULL,
  status text DEFAULT 'W'::text NOT NULL,
  created_by integer,
  remark text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  decided_by integer,
  decision_remark text DEFAULT ''::text NOT NULL,
  decided_at timestamp with time zone,
  is_seen_by_owner boolean DEFAULT false NOT NULL,
  section_remarks jsonb DEFAULT '{}'::jsonb NOT NULL,
  unplayed jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT approvals_lang CHECK ((lang = ANY (ARRAY['th'::text, 'en'::text]))),
  CONSTRAINT approvals_status CHECK ((status = ANY (ARRAY['W'::text, 'A'::text, 'R'::text, 'P'::text, 'D'::text])))
);
ALTER TABLE approvals ALTER COLUMN id_approval ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME approvals_id_approval_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE audit_log (
  id_audit bigint NOT NULL,
  actor_kind text NOT NULL,
  id_actor integer,
  action text NOT NULL,
  subject text NOT NULL,
  detail jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE audit_log ALTER COLUMN id_audit ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME audit_log_id_audit_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE companies (
  id_emp integer NOT NULL,
  company_name_th text NOT NULL,
  company_name_en text DEFAULT ''::text NOT NULL,
  tax_id text,
  id_industry integer NOT NULL,
  company_size smallint,
  country character(2) DEFAULT 'TH'::bpchar NOT NULL,
  province character(2),
  city text,
  address text,
  postal_code text,
  telephone text,
  website text,
  short_bio_th text,
  short_bio_en text,
  logo_media uuid,
  cover_media uuid,
  package_hr_say text DEFAULT 'basic'::text NOT NULL,
  published_th_at timestamp with time zone,
  published_en_at timestamp with time zone,
  claimed_at timestamp with time zone,
  checked_on timestamp with time zone,
  import_key text,
  is_demo boolean DEFAULT false NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  stock_symbol text,
  is_listed boolean DEFAULT true NOT NULL,
  CONSTRAINT companies_package CHECK ((package_hr_say = ANY (ARRAY['basic'::text, 'silver'::text, 'gold'::text, 'platinum'::text]))),
  CONSTRAINT companies_postal_code_digits CHECK ((postal_code ~ '^[0-9]{5}$'::text)),
  CONSTRAINT companies_size_band CHECK (((company_size >= 1) AND (company_size <= 8))),
  CONSTRAINT companies_tax_id_digits CHECK ((tax_id ~ '^[0-9]{13}$'::text))
);
ALTER TABLE companies ALTER COLUMN id_emp ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME companies_id_emp_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE company_claims (
  id_claim integer NOT NULL,
  id_emp integer NOT NULL,
  id_user integer NOT NULL,
  id_stand_in integer,
  tax_id text NOT NULL,
  status text DEFAULT 'waiting'::text NOT NULL,
  proved_at timestamp with time zone,
  remark text DEFAULT ''::text NOT NULL,
  decided_at timestamp with time zone,
  decided_by integer,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT company_claims_status CHECK ((status = ANY (ARRAY['waiting'::text, 'granted'::text, 'refused'::text])))
);
ALTER TABLE company_claims ALTER COLUMN id_claim ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME company_claims_id_claim_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE company_counts (
  id_industry integer NOT NULL,
  id_job_field integer NOT NULL,
  province text NOT NULL,
  companies integer NOT NULL,
  reviews integer NOT NULL,
  openings integer NOT NULL,
  is_folded boolean DEFAULT false NOT NULL
);
CREATE TABLE company_stats (
  id_emp integer NOT NULL,
  review_count integer DEFAULT 0 NOT NULL,
  recent_review_count integer DEFAULT 0 NOT NULL,
  score double precision,
  score_low double precision,
  score_high double precision,
  recognition text,
  opening_count integer DEFAULT 0 NOT NULL,
  application_count integer DEFAULT 0 NOT NULL,
  calculated_at timestamp with time zone DEFAULT now() NOT NULL,
  last_review_month date,
  aspects jsonb DEFAULT '{}'::jsonb NOT NULL,
  quoted_from text,
  CONSTRAINT company_stats_recognition CHECK ((recognition = ANY (ARRAY['good'::text, 'excellent'::text, 'finest'::text])))
);
CREATE VIEW company_counts_anew AS
 SELECT spread.id_industry,
  spread.id_job_field,
  spread.province,
  spread.companies,
  spread.reviews,
  spread.openings
   FROM ( SELECT array_agg(companies.id_emp) AS e,
          array_agg(companies.id_industry) AS i,
          array_agg((companies.province)::text) AS p,
          array_agg(NULL::integer) AS f,
          array_agg(1) AS c,
          array_agg(COALESCE(company_stats.review_count, 0)) AS r,
          array_agg(COALESCE(company_stats.opening_count, 0)) AS o
         FROM (companies
           LEFT JOIN company_stats USING (id_emp))
        WHERE (companies.is_active AND companies.is_listed)) changed,
  LATERAL spread_company_counts(changed.e, changed.i, changed.p, changed.f, changed.c, changed.r, changed.o) spread(id_industry, id_job_field, province, companies, reviews, openings);
CREATE TABLE company_job_fields (
  id_emp integer NOT NULL,
  id_job_field integer NOT NULL
);
CREATE TABLE company_openings (
  id_emp integer NOT NULL,
  id_job_field integer NOT NULL,
  province text NOT NULL,
  openings integer NOT NULL
);
CREATE TABLE company_quotes (
  id_emp integer NOT NULL,
  lang text NOT NULL,
  kind text NOT NULL,
  id_review integer NOT NULL,
  words text NOT NULL,
  CONSTRAINT company_quotes_kind CHECK ((kind = ANY (ARRAY['line'::text, 'good'::text, 'improve'::text, 'life'::text, 'work'::text, 'pay'::text, 'community'::text])))
);
CREATE TABLE company_recounts (
  id_emp integer NOT NULL,
  due_at timestamp with time zone NOT NULL
);
CREATE TABLE company_search (
  id_emp integer NOT NULL,
  words_th text NOT NULL COLLATE pg_catalog."C",
  words_en text NOT NULL COLLATE pg_catalog."C",
  key_th text GENERATED ALWAYS AS (replace(words_th, ' '::text, ''::text)) STORED COLLATE pg_catalog."C",
  key_en text GENERATED ALWAYS AS (replace(words_en, ' '::text, ''::text)) STORED COLLATE pg_catalog."C",
  popularity integer DEFAULT 0 NOT NULL,
  key_symbol text COLLATE pg_catalog."C"
)
WITH (fillfactor='70');
CREATE TABLE company_visits (
  id_emp integer NOT NULL,
  day date NOT NULL,
  counted text NOT NULL,
  value text NOT NULL,
  visitors integer NOT NULL,
  CONSTRAINT company_visits_counted CHECK ((counted = ANY (ARRAY['listed'::text, 'visitor'::text, 'page'::text, 'source'::text, 'term'::text]))),
  CONSTRAINT company_visits_visitors CHECK ((visitors > 0))
);
CREATE TABLE dream_companies (
  id_emp integer NOT NULL,
  "position" smallint NOT NULL
);
CREATE TABLE erased_recipients (
  mailbox text NOT NULL,
  until timestamp with time zone NOT NULL
);
CREATE TABLE industries (
  id_industry integer NOT NULL,
  name_th text NOT NULL,
  name_en text NOT NULL
);
CREATE TABLE invitation_days (
  id_emp integer NOT NULL,
  sender text NOT NULL,
  day date NOT NULL,
  sent integer NOT NULL
);
CREATE TABLE invitation_drafts (
  id_emp integer NOT NULL,
  lang text NOT NULL,
  content jsonb NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  updated_by integer,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT invitation_drafts_lang CHECK ((lang = ANY (ARRAY['th'::text, 'en'::text])))
);
CREATE TABLE invitation_link_uses (
  id_link uuid NOT NULL,
  month date NOT NULL,
  uses integer DEFAULT 0,
  figure integer
);
CREATE TABLE invitation_links (
  id_link uuid DEFAULT gen_random_uuid() NOT NULL,
  id_emp integer NOT NULL,
  id_user integer,
  lang text NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  closed_at timestamp with time zone,
  CONSTRAINT invitation_links_lang CHECK ((lang = ANY (ARRAY['th'::text, 'en'::text])))
);
CREATE TABLE invitation_marks (
  id_invitation uuid NOT NULL,
  opened bytea NOT NULL,
  taken bytea NOT NULL
);
CREATE UNLOGGED TABLE invitation_new_marks (
  id_invitation uuid NOT NULL,
  opened bytea NOT NULL,
  taken bytea NOT NULL
);
CREATE TABLE invitation_recipients (
  id_recipient uuid DEFAULT gen_random_uuid() NOT NULL,
  id_invitation uuid NOT NULL,
  id_emp integer NOT NULL,
  place integer NOT NULL,
  email text,
  name text DEFAULT ''::text NOT NULL,
  mailbox text NOT NULL,
  status text DEFAULT 'queued'::text NOT NULL,
  round smallint DEFAULT 1 NOT NULL,
  attempts smallint DEFAULT 0 NOT NULL,
  soft_bounces smallint DEFAULT 0 NOT NULL,
  due_at timestamp with time zone DEFAULT now() NOT NULL,
  sent_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT invitation_recipients_status CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'bounced'::text, 'notSent'::text])))
);
CREATE TABLE invitation_stops (
  id_emp integer NOT NULL,
  remark text NOT NULL,
  id_admin integer,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE invitations (
  id_invitation uuid NOT NULL,
  id_emp integer NOT NULL,
  id_user integer,
  lang text NOT NULL,
  layout_lang text NOT NULL,
  sender_name text NOT NULL,
  sender_email text NOT NULL,
  subject text NOT NULL,
  content text NOT NULL,
  state text DEFAULT 'receiving'::text NOT NULL,
  stopped_for text,
  size integer NOT NULL,
  round smallint DEFAULT 1 NOT NULL,
  sent integer DEFAULT 0 NOT NULL,
  reminded integer DEFAULT 0 NOT NULL,
  bounced integer DEFAULT 0 NOT NULL,
  not_sent integer DEFAULT 0 NOT NULL,
  complained integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  reminded_at timestamp with time zone,
  parts smallint DEFAULT 1 NOT NULL,
  parts_in smallint[] DEFAULT '{}'::smallint[] NOT NULL,
  opened_figure integer,
  reviewed_figure integer,
  figures_on date,
  confirmed_at timestamp with time zone,
  refused_before integer DEFAULT 0 NOT NULL,
  CONSTRAINT invitations_lang CHECK ((lang = ANY (ARRAY['th'::text, 'en'::text]))),
  CONSTRAINT invitations_state CHECK ((state = ANY (ARRAY['receiving'::text, 'sending'::text, 'paused'::text, 'stopped'::text, 'cancelled'::text, 'sent'::text]))),
  CONSTRAINT invitations_stopped_for CHECK ((stopped_for = ANY (ARRAY['complaints'::text, 'bounces'::text, 'refusals'::text, 'team'::text, 'package'::text, 'unlisted'::text, 'right'::text, 'sender'::text, 'unconfirmed'::text])))
);
CREATE TABLE job_failures (
  job text NOT NULL,
  in_a_row integer NOT NULL,
  failing_since timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE job_fields (
  id_job_field integer NOT NULL,
  name_th text NOT NULL,
  name_en text NOT NULL
);
CREATE TABLE job_seekers (
  id_jsk integer NOT NULL,
  username text NOT NULL,
  password_hash text,
  google_sub text,
  email_verified_at timestamp with time zone,
  language text DEFAULT 'th'::text NOT NULL,
  is_demo boolean DEFAULT false NOT NULL,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  device_round integer DEFAULT 0 NOT NULL,
  CONSTRAINT job_seekers_language CHECK ((language = ANY (ARRAY['th'::text, 'en'::text])))
);
ALTER TABLE job_seekers ALTER COLUMN id_jsk ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME job_seekers_id_jsk_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE kept_answers (
  key text NOT NULL,
  asked text NOT NULL,
  answer text,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE kept_forms (
  id_form integer NOT NULL,
  id_admin integer NOT NULL,
  place text NOT NULL,
  "values" jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE kept_forms ALTER COLUMN id_form ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME kept_forms_id_form_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE key_pairs (
  enc_hash text NOT NULL,
  key_hash text NOT NULL,
  family uuid NOT NULL,
  use text NOT NULL,
  id_user integer,
  id_jsk integer,
  id_session uuid,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT key_pairs_one_owner CHECK ((num_nonnulls(id_user, id_jsk) = 1))
);
CREATE TABLE mail_opt_outs (
  mailbox text NOT NULL,
  id_emp integer,
  reason text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT mail_opt_outs_reason CHECK ((reason = ANY (ARRAY['asked'::text, 'bounced'::text, 'complained'::text])))
);
CREATE TABLE market_stats (
  id_industry integer NOT NULL,
  counts jsonb NOT NULL,
  company_sd double precision,
  calculated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE media (
  id_media uuid DEFAULT gen_random_uuid() NOT NULL,
  id_emp integer,
  id_jsk integer,
  id_user integer,
  kind text NOT NULL,
  state text DEFAULT 'pending'::text NOT NULL,
  is_artwork boolean DEFAULT false NOT NULL,
  mime_type text NOT NULL,
  bytes bigint NOT NULL,
  sha256 text NOT NULL,
  original_key text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  placeholder text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp with time zone,
  poster_media uuid,
  alt_th text,
  alt_en text,
  seconds integer,
  CONSTRAINT media_kind CHECK ((kind = ANY (ARRAY['cover'::text, 'logo'::text, 'history'::text, 'aspect'::text, 'reason'::text, 'album'::text, 'article'::text, 'employeePhoto'::text, 'testimonial'::text, 'resumePhoto'::text]))),
  CONSTRAINT media_one_owner CHECK ((num_nonnulls(id_emp, id_jsk) <= 1)),
  CONSTRAINT media_size CHECK (((width > 0) AND (height > 0) AND (bytes >= 0))),
  CONSTRAINT media_state CHECK ((state = ANY (ARRAY['pending'::text, 'ready'::text, 'failed'::text])))
);
CREATE TABLE media_captions (
  id_captions uuid DEFAULT gen_random_uuid() NOT NULL,
  id_media uuid NOT NULL,
  lang text NOT NULL,
  vtt text NOT NULL,
  cues integer NOT NULL,
  bytes integer NOT NULL,
  is_current boolean DEFAULT true NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT media_captions_lang CHECK ((lang = ANY (ARRAY['th'::text, 'en'::text])))
);
CREATE TABLE moderation_log (
  id_decision integer NOT NULL,
  id_review integer,
  id_admin integer NOT NULL,
  action text NOT NULL,
  reason_code text DEFAULT ''::text NOT NULL,
  salt text,
  leaf_hash text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE moderation_log ALTER COLUMN id_decision ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME moderation_log_id_decision_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE nightly_figures (
  name text NOT NULL,
  key text NOT NULL,
  figures jsonb NOT NULL,
  calculated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE one_time_tokens (
  token_hash text NOT NULL,
  purpose text NOT NULL,
  id_user integer,
  id_jsk integer,
  id_admin integer,
  payload jsonb DEFAULT '{}'::jsonb NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE open_items (
  id_session uuid NOT NULL,
  item text NOT NULL,
  opened_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE opening_counts (
  id_job_field integer NOT NULL,
  province text NOT NULL,
  openings integer NOT NULL
);
CREATE TABLE openings (
  id_job integer NOT NULL,
  id_emp integer NOT NULL,
  id_job_field integer NOT NULL,
  position_th text DEFAULT ''::text NOT NULL,
  position_en text DEFAULT ''::text NOT NULL,
  description_th text DEFAULT ''::text NOT NULL,
  description_en text DEFAULT ''::text NOT NULL,
  salary_from integer,
  salary_to integer,
  education text DEFAULT 'any'::text NOT NULL,
  province character(2),
  job_type text NOT NULL,
  headcount integer DEFAULT 1 NOT NULL,
  posted_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  is_demo boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  salary_currency character(3) DEFAULT 'THB'::bpchar NOT NULL,
  search_words text GENERATED ALWAYS AS ((((((((' '::text || fold_name(position_th)) || ' | '::text) || fold_name(position_en)) || ' |'::text) || replace(fold_name(position_th), ' '::text, ''::text)) || '|'::text) || replace(fold_name(position_en), ' '::text, ''::text))) STORED COLLATE pg_catalog."C",
  closed_by_silence boolean DEFAULT false NOT NULL,
  silence_due_at timestamp with time zone,
  silence_told_at timestamp with time zone,
  CONSTRAINT openings_currency CHECK ((salary_currency = ANY (ARRAY['THB'::bpchar, 'USD'::bpchar, 'EUR'::bpchar, 'GBP'::bpchar, 'SGD'::bpchar, 'JPY'::bpchar, 'CNY'::bpchar]))),
  CONSTRAINT openings_education CHECK ((education = ANY (ARRAY['any'::text, 'secondary'::text, 'vocational'::text, 'diploma'::text, 'bachelor'::text, 'master'::text, 'doctorate'::text]))),
  CONSTRAINT openings_headcount CHECK (((headcount >= 1) AND (headcount <= 999))),
  CONSTRAINT openings_job_type CHECK ((job_type = ANY (ARRAY['fullTime'::text, 'partTime'::text, 'internship'::text, 'contract'::text, 'freelance'::text, 'seasonal'::text]))),
  CONSTRAINT openings_named CHECK (((position_th <> ''::text) OR (position_en <> ''::text))),
  CONSTRAINT openings_period CHECK ((expires_at > posted_at)),
  CONSTRAINT openings_salary CHECK (((salary_to >= salary_from) AND (salary_from >= 0))),
  CONSTRAINT openings_salary_from CHECK (((salary_to IS NULL) OR (salary_from IS NOT NULL))),
  CONSTRAINT openings_silence CHECK ((((closed_at IS NULL) OR (silence_due_at IS NULL)) AND ((silence_told_at IS NULL) OR (silence_due_at IS NOT NULL)) AND ((closed_at IS NOT NULL) OR (NOT closed_by_silence))))
);
ALTER TABLE openings ALTER COLUMN id_job ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME openings_id_job_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE outgoing_mails (
  id_mail uuid DEFAULT gen_random_uuid() NOT NULL,
  id_emp integer,
  template text NOT NULL,
  lang text NOT NULL,
  to_email text NOT NULL,
  to_name text DEFAULT ''::text NOT NULL,
  reply_to text,
  props jsonb NOT NULL,
  subject text DEFAULT ''::text NOT NULL,
  status text DEFAULT 'queued'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_error text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  sent_at timestamp with time zone,
  keep_days smallint DEFAULT 30 NOT NULL,
  CONSTRAINT outgoing_mails_status CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text])))
);
CREATE TABLE platform_admins (
  id_admin integer NOT NULL,
  name text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  is_demo boolean DEFAULT false NOT NULL
);
ALTER TABLE platform_admins ALTER COLUMN id_admin ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME platform_admins_id_admin_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE profile_captions (
  id_profile integer NOT NULL,
  id_captions uuid NOT NULL
);
CREATE SEQUENCE public_no_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1;
CREATE TABLE profile_items (
  id_profile integer NOT NULL,
  id_item uuid NOT NULL,
  section text NOT NULL,
  kind text NOT NULL,
  parent uuid,
  "position" integer NOT NULL,
  public_no integer DEFAULT nextval('public_no_seq'::regclass) NOT NULL,
  content jsonb NOT NULL
);
CREATE TABLE profile_media (
  id_profile integer NOT NULL,
  section text NOT NULL,
  id_media uuid NOT NULL,
  alt_text text
);
CREATE TABLE profile_versions (
  id_profile integer NOT NULL,
  id_emp integer NOT NULL,
  lang text NOT NULL,
  state text NOT NULL,
  terms_accepted_at timestamp with time zone,
  completed_at timestamp with time zone,
  submitted_by integer,
  published_at timestamp with time zone,
  published_by integer,
  archived_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT profile_versions_lang CHECK ((lang = ANY (ARRAY['th'::text, 'en'::text]))),
  CONSTRAINT profile_versions_state CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])))
);
ALTER TABLE profile_versions ALTER COLUMN id_profile ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME profile_versions_id_profile_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE proof_keys (
  id_emp integer NOT NULL,
  year smallint NOT NULL,
  kind text NOT NULL,
  public_key bytea NOT NULL,
  private_key bytea NOT NULL,
  CONSTRAINT proof_keys_kind CHECK ((kind = ANY (ARRAY['resumeService'::text, 'invitation'::text, 'companyAddress'::text])))
);
CREATE TABLE provinces (
  code character(2) NOT NULL,
  name_th text NOT NULL,
  name_en text NOT NULL
);
CREATE TABLE rate_limits (
  key text NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint
);
CREATE TABLE reaction_counts (
  public_no integer NOT NULL,
  id_emp integer NOT NULL,
  likes integer DEFAULT 0 NOT NULL,
  shares integer DEFAULT 0 NOT NULL,
  CONSTRAINT reaction_counts_not_negative CHECK (((likes >= 0) AND (shares >= 0)))
);
CREATE TABLE reactions (
  public_no integer NOT NULL,
  act text NOT NULL,
  id_emp integer NOT NULL,
  id_jsk integer,
  visitor text,
  place text,
  CONSTRAINT reactions_act CHECK ((act = ANY (ARRAY['like'::text, 'share'::text]))),
  CONSTRAINT reactions_one_person CHECK ((num_nonnulls(id_jsk, visitor) = 1))
);
CREATE TABLE resumes (
  id_resume integer NOT NULL,
  id_jsk integer NOT NULL,
  first_name text DEFAULT ''::text NOT NULL,
  last_name text DEFAULT ''::text NOT NULL,
  first_name_thai text DEFAULT ''::text NOT NULL,
  last_name_thai text DEFAULT ''::text NOT NULL,
  photo_media uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE resumes ALTER COLUMN id_resume ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME resumes_id_resume_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE review_appeals (
  id_appeal integer NOT NULL,
  id_review integer NOT NULL,
  words text NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  decided_by integer,
  decided_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  id_decision integer NOT NULL,
  CONSTRAINT review_appeals_status CHECK ((status = ANY (ARRAY['open'::text, 'upheld'::text, 'dismissed'::text])))
);
ALTER TABLE review_appeals ALTER COLUMN id_appeal ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME review_appeals_id_appeal_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE review_replies (
  id_review integer NOT NULL,
  id_user integer,
  body text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE review_reports (
  id_report integer NOT NULL,
  id_review integer NOT NULL,
  reporter_kind text NOT NULL,
  id_jsk integer,
  status text DEFAULT 'waiting'::text NOT NULL,
  decided_by integer,
  decided_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  reason text NOT NULL,
  words text DEFAULT ''::text NOT NULL,
  visitor_hash text,
  CONSTRAINT review_reports_reason CHECK ((reason = ANY (ARRAY['personalData'::text, 'abuse'::text, 'crimeAccusation'::text, 'notThisCompany'::text, 'notOwnExperience'::text, 'confidential'::text, 'advertising'::text]))),
  CONSTRAINT review_reports_reporter CHECK ((reporter_kind = ANY (ARRAY['employer'::text, 'jobSeeker'::text, 'visitor'::text]))),
  CONSTRAINT review_reports_status CHECK ((status = ANY (ARRAY['waiting'::text, 'kept'::text, 'removed'::text])))
);
ALTER TABLE review_reports ALTER COLUMN id_report ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME review_reports_id_report_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE review_sums (
  id_emp integer NOT NULL,
  month date NOT NULL,
  counts integer[] NOT NULL,
  state bigint NOT NULL,
  is_folded boolean DEFAULT false NOT NULL
);
CREATE VIEW review_sums_anew AS
 SELECT reviews.id_emp,
  reviews.published_month AS month,
  ARRAY[(count(*) FILTER (WHERE (reviews.rating_overall = 1)))::integer, (count(*) FILTER (WHERE (reviews.rating_overall = 2)))::integer, (count(*) FILTER (WHERE (reviews.rating_overall = 3)))::integer, (count(*) FILTER (WHERE (reviews.rating_overall = 4)))::integer, (count(*) FILTER (WHERE (reviews.rating_overall = 5)))::integer, (count(*) FILTER (WHERE (reviews.rating_life = 1)))::integer, (count(*) FILTER (WHERE (reviews.rating_life = 2)))::integer, (count(*) FILTER (WHERE (reviews.rating_life = 3)))::integer, (count(*) FILTER (WHERE (reviews.rating_life = 4)))::integer, (count(*) FILTER (WHERE (reviews.rating_life = 5)))::integer, (count(*) FILTER (WHERE (reviews.rating_work = 1)))::integer, (count(*) FILTER (WHERE (reviews.rating_work = 2)))::integer, (count(*) FILTER (WHERE (reviews.rating_work = 3)))::integer, (count(*) FILTER (WHERE (reviews.rating_work = 4)))::integer, (count(*) FILTER (WHERE (reviews.rating_work = 5)))::integer, (count(*) FILTER (WHERE (reviews.rating_money = 1)))::integer, (count(*) FILTER (WHERE (reviews.rating_money = 2)))::integer, (count(*) FILTER (WHERE (reviews.rating_money = 3)))::integer, (count(*) FILTER (WHERE (reviews.rating_money = 4)))::integer, (count(*) FILTER (WHERE (reviews.rating_money = 5)))::integer, (count(*) FILTER (WHERE (reviews.rating_social = 1)))::integer, (count(*) FILTER (WHERE (reviews.rating_social = 2)))::integer, (count(*) FILTER (WHERE (reviews.rating_social = 3)))::integer, (count(*) FILTER (WHERE (reviews.rating_social = 4)))::integer, (count(*) FILTER (WHERE (reviews.rating_social = 5)))::integer] AS counts,
  bit_xor(review_state(reviews.*)) AS state
   FROM reviews
  WHERE (reviews.status = 'published'::text)
  GROUP BY reviews.id_emp, reviews.published_month;
CREATE TABLE review_tombstones (
  tombstone text NOT NULL,
  year smallint NOT NULL
);
ALTER TABLE reviews ALTER COLUMN id_review ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME reviews_id_review_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE saved_openings (
  id_jsk integer NOT NULL,
  id_job integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE section_revisions (
  id_profile integer NOT NULL,
  section text NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  updated_by integer,
  updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE sessions (
  id_session uuid DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  id_user integer,
  id_jsk integer,
  id_admin integer,
  user_agent text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  authenticated_at timestamp with time zone DEFAULT now() NOT NULL,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  CONSTRAINT sessions_kind CHECK ((kind = ANY (ARRAY['employer'::text, 'jobSeeker'::text, 'platformAdmin'::text]))),
  CONSTRAINT sessions_one_owner CHECK ((num_nonnulls(id_user, id_jsk, id_admin) = 1))
);
CREATE TABLE spent_proofs (
  hash bytea NOT NULL,
  id_emp integer NOT NULL,
  day date NOT NULL
);
CREATE TABLE uploads (
  id_upload uuid NOT NULL,
  id_emp integer NOT NULL,
  id_user integer,
  kind text NOT NULL,
  bytes bigint NOT NULL,
  id_media uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT uploads_bytes CHECK ((bytes > 0)),
  CONSTRAINT uploads_kind CHECK ((kind = ANY (ARRAY['cover'::text, 'logo'::text, 'history'::text, 'aspect'::text, 'reason'::text, 'album'::text, 'article'::text, 'employeePhoto'::text, 'testimonial'::text, 'resumePhoto'::text])))
);
CREATE TABLE useful_votes (
  id_review integer NOT NULL,
  id_jsk integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE users (
  id_user integer NOT NULL,
  id_emp integer NOT NULL,
  email text NOT NULL,
  password_hash text,
  contact_name text DEFAULT ''::text NOT NULL,
  "position" text DEFAULT ''::text NOT NULL,
  telephone text DEFAULT ''::text NOT NULL,
  role text DEFAULT 'user'::text NOT NULL,
  can_send_email boolean DEFAULT false NOT NULL,
  language text DEFAULT 'th'::text NOT NULL,
  terms_accepted_at timestamp with time zone,
  delete_after timestamp with time zone,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  device_round integer DEFAULT 0 NOT NULL,
  is_sister_off boolean DEFAULT false NOT NULL,
  CONSTRAINT users_language CHECK ((language = ANY (ARRAY['th'::text, 'en'::text]))),
  CONSTRAINT users_role CHECK ((role = ANY (ARRAY['admin'::text, 'user'::text])))
);
ALTER TABLE users ALTER COLUMN id_user ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME users_id_user_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
CREATE TABLE wizard_steps (
  id_emp integer NOT NULL,
  lang text NOT NULL,
  step text NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE work_history (
  id_work integer NOT NULL,
  id_resume integer NOT NULL,
  id_emp integer,
  company_name text NOT NULL,
  "position" text DEFAULT ''::text NOT NULL,
  id_job_field integer,
  started_on date NOT NULL,
  ended_on date,
  CONSTRAINT work_history_order CHECK (((ended_on IS NULL) OR (ended_on >= started_on)))
);
ALTER TABLE work_history ALTER COLUMN id_work ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME work_history_id_work_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
ALTER TABLE action_logs ADD CONSTRAINT action_logs_pkey PRIMARY KEY (id_log);
ALTER TABLE alerts ADD CONSTRAINT alerts_pkey PRIMARY KEY (id_alert);
ALTER TABLE applicant_documents ADD CONSTRAINT applicant_documents_pkey PRIMARY KEY (id_document);
ALTER TABLE applicant_profiles ADD CONSTRAINT applicant_profiles_pkey PRIMARY KEY (id_jsk);
ALTER TABLE applications ADD CONSTRAINT applications_pkey PRIMARY KEY (id_application);
ALTER TABLE approvals ADD CONSTRAINT approvals_pkey PRIMARY KEY (id_approval);
ALTER TABLE audit_log ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id_audit);
ALTER TABLE companies ADD CONSTRAINT companies_pkey PRIMARY KEY (id_emp);
ALTER TABLE company_claims ADD CONSTRAINT company_claims_pkey PRIMARY KEY (id_claim);
ALTER TABLE company_job_fields ADD CONSTRAINT company_job_fields_id_emp_id_job_field_pk PRIMARY KEY (id_emp, id_job_field);
ALTER TABLE company_openings ADD CONSTRAINT company_openings_id_emp_id_job_field_province_pk PRIMARY KEY (id_emp, id_job_field, province);
ALTER TABLE company_quotes ADD CONSTRAINT company_quotes_id_emp_lang_kind_pk PRIMARY KEY (id_emp, lang, kind);
ALTER TABLE company_search ADD CONSTRAINT company_search_pkey PRIMARY KEY (id_emp);
ALTER TABLE company_stats ADD CONSTRAINT company_stats_pkey PRIMARY KEY (id_emp);
ALTER TABLE company_visits ADD CONSTRAINT company_visits_id_emp_day_counted_value_pk PRIMARY KEY (id_emp, day, counted, value);
ALTER TABLE dream_companies ADD CONSTRAINT dream_companies_pkey PRIMARY KEY (id_emp);
ALTER TABLE erased_recipients ADD CONSTRAINT erased_recipients_pkey PRIMARY KEY (mailbox);
ALTER TABLE industries ADD CONSTRAINT industries_pkey PRIMARY KEY (id_industry);
ALTER TABLE invitation_days ADD CONSTRAINT invitation_days_id_emp_sender_day_pk PRIMARY KEY (id_emp, sender, day);
ALTER TABLE invitation_drafts ADD CONSTRAINT invitation_drafts_id_emp_lang_pk PRIMARY KEY (id_emp, lang);
ALTER TABLE invitation_link_uses ADD CONSTRAINT invitation_link_uses_id_link_month_pk PRIMARY KEY (id_link, month);
ALTER TABLE invitation_links ADD CONSTRAINT invitation_links_pkey PRIMARY KEY (id_link);
ALTER TABLE invitation_marks ADD CONSTRAINT invitation_marks_pkey PRIMARY KEY (id_invitation);
ALTER TABLE invitation_new_marks ADD CONSTRAINT invitation_new_marks_pkey PRIMARY KEY (id_invitation);
ALTER TABLE invitation_recipients ADD CONSTRAINT invitation_recipients_pkey PRIMARY KEY (id_recipient);
ALTER TABLE invitation_stops ADD CONSTRAINT invitation_stops_pkey PRIMARY KEY (id_emp);
ALTER TABLE invitations ADD CONSTRAINT invitations_pkey PRIMARY KEY (id_invitation);
ALTER TABLE job_failures ADD CONSTRAINT job_failures_pkey PRIMARY KEY (job);
ALTER TABLE job_fields ADD CONSTRAINT job_fields_pkey PRIMARY KEY (id_job_field);
ALTER TABLE job_seekers ADD CONSTRAINT job_seekers_pkey PRIMARY KEY (id_jsk);
ALTER TABLE kept_answers ADD CONSTRAINT kept_answers_pkey PRIMARY KEY (key);
ALTER TABLE kept_forms ADD CONSTRAINT kept_forms_pkey PRIMARY KEY (id_form);
ALTER TABLE key_pairs ADD CONSTRAINT key_pairs_pkey PRIMARY KEY (enc_hash);
ALTER TABLE market_stats ADD CONSTRAINT market_stats_pkey PRIMARY KEY (id_industry);
ALTER TABLE media_captions ADD CONSTRAINT media_captions_pkey PRIMARY KEY (id_captions);
ALTER TABLE media ADD CONSTRAINT media_pkey PRIMARY KEY (id_media);
ALTER TABLE moderation_log ADD CONSTRAINT moderation_log_pkey PRIMARY KEY (id_decision);
ALTER TABLE nightly_figures ADD CONSTRAINT nightly_figures_name_key_pk PRIMARY KEY (name, key);
ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE open_items ADD CONSTRAINT open_items_id_session_item_pk PRIMARY KEY (id_session, item);
ALTER TABLE openings ADD CONSTRAINT openings_pkey PRIMARY KEY (id_job);
ALTER TABLE outgoing_mails ADD CONSTRAINT outgoing_mails_pkey PRIMARY KEY (id_mail);
ALTER TABLE platform_admins ADD CONSTRAINT platform_admins_name_unique UNIQUE (name);
ALTER TABLE platform_admins ADD CONSTRAINT platform_admins_pkey PRIMARY KEY (id_admin);
ALTER TABLE profile_captions ADD CONSTRAINT profile_captions_id_profile_id_captions_pk PRIMARY KEY (id_profile, id_captions);
ALTER TABLE profile_items ADD CONSTRAINT profile_items_id_profile_section_id_item_pk PRIMARY KEY (id_profile, section, id_item);
ALTER TABLE profile_media ADD CONSTRAINT profile_media_id_profile_section_id_media_pk PRIMARY KEY (id_profile, section, id_media);
ALTER TABLE profile_versions ADD CONSTRAINT profile_versions_pkey PRIMARY KEY (id_profile);
ALTER TABLE proof_keys ADD CONSTRAINT proof_keys_id_emp_year_kind_pk PRIMARY KEY (id_emp, year, kind);
ALTER TABLE provinces ADD CONSTRAINT provinces_pkey PRIMARY KEY (code);
ALTER TABLE rate_limits ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE reaction_counts ADD CONSTRAINT reaction_counts_pkey PRIMARY KEY (public_no);
ALTER TABLE reactions ADD CONSTRAINT reactions_once UNIQUE NULLS NOT DISTINCT (public_no, act, id_jsk, visitor);
ALTER TABLE resumes ADD CONSTRAINT resumes_id_jsk_unique UNIQUE (id_jsk);
ALTER TABLE resumes ADD CONSTRAINT resumes_pkey PRIMARY KEY (id_resume);
ALTER TABLE review_appeals ADD CONSTRAINT review_appeals_pkey PRIMARY KEY (id_appeal);
ALTER TABLE review_replies ADD CONSTRAINT review_replies_pkey PRIMARY KEY (id_review);
ALTER TABLE review_reports ADD CONSTRAINT review_reports_pkey PRIMARY KEY (id_report);
ALTER TABLE review_tombstones ADD CONSTRAINT review_tombstones_pkey PRIMARY KEY (tombstone);
ALTER TABLE reviews ADD CONSTRAINT reviews_pkey PRIMARY KEY (id_review);
ALTER TABLE saved_openings ADD CONSTRAINT saved_openings_id_jsk_id_job_pk PRIMARY KEY (id_jsk, id_job);
ALTER TABLE section_revisions ADD CONSTRAINT section_revisions_id_profile_section_pk PRIMARY KEY (id_profile, section);
ALTER TABLE sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id_session);
ALTER TABLE spent_proofs ADD CONSTRAINT spent_proofs_pkey PRIMARY KEY (hash);
ALTER TABLE uploads ADD CONSTRAINT uploads_pkey PRIMARY KEY (id_upload);
ALTER TABLE useful_votes ADD CONSTRAINT useful_votes_id_review_id_jsk_pk PRIMARY KEY (id_review, id_jsk);
ALTER TABLE users ADD CONSTRAINT users_pkey PRIMARY KEY (id_user);
ALTER TABLE wizard_steps ADD CONSTRAINT wizard_steps_id_emp_lang_pk PRIMARY KEY (id_emp, lang);
ALTER TABLE work_history ADD CONSTRAINT work_history_pkey PRIMARY KEY (id_work);
CREATE INDEX key_pairs_by_session ON key_pairs USING btree (id_session);
CREATE INDEX key_pairs_by_family ON key_pairs USING btree (family);
CREATE INDEX key_pairs_by_user ON key_pairs USING btree (id_user);
CREATE INDEX key_pairs_by_job_seeker ON key_pairs USING btree (id_jsk);
CREATE INDEX key_pairs_by_expiry ON key_pairs USING btree (expires_at);
CREATE INDEX one_time_tokens_by_user ON one_time_tokens USING btree (id_user);
CREATE INDEX one_time_tokens_by_job_seeker ON one_time_tokens USING btree (id_jsk);
CREATE INDEX one_time_tokens_by_admin ON one_time_tokens USING btree (id_admin);
CREATE INDEX one_time_tokens_by_expiry ON one_time_tokens USING btree (expires_at);
CREATE INDEX sessions_by_user ON sessions USING btree (id_user);
CREATE INDEX sessions_by_job_seeker ON sessions USING btree (id_jsk);
CREATE INDEX sessions_by_admin ON sessions USING btree (id_admin);
CREATE INDEX sessions_by_expiry ON sessions USING btree (expires_at);
CREATE UNIQUE INDEX companies_import_key ON companies USING btree (import_key);
CREATE UNIQUE INDEX companies_tax_id ON companies USING btree (tax_id);
CREATE INDEX companies_by_industry ON companies USING btree (id_industry, id_emp);
CREATE INDEX companies_by_province ON companies USING btree (province);
CREATE INDEX media_by_company ON media USING btree (id_emp, kind);
CREATE INDEX media_by_job_seeker ON media USING btree (id_jsk);
CREATE UNIQUE INDEX users_email ON users USING btree (lower(email)) WHERE (deleted_at IS NULL);
CREATE INDEX users_by_company ON users USING btree (id_emp);
CREATE INDEX company_job_fields_by_field ON company_job_fields USING btree (id_job_field, id_emp);
CREATE INDEX company_stats_by_score ON company_stats USING btree (score DESC NULLS LAST, id_emp);
CREATE INDEX company_stats_by_reviews ON company_stats USING btree (review_count DESC NULLS LAST, id_emp);
CREATE INDEX company_stats_by_applications ON company_stats USING btree (application_count DESC NULLS LAST, id_emp);
CREATE UNIQUE INDEX job_seekers_username ON job_seekers USING btree (lower(username)) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX job_seekers_google_sub ON job_seekers USING btree (google_sub);
CREATE UNIQUE INDEX applications_once ON applications USING btree (id_job, id_jsk);
CREATE INDEX applications_by_job_seeker ON applications USING btree (id_jsk, applied_at DESC NULLS LAST);
CREATE INDEX openings_by_field ON openings USING btree (id_job_field, id_emp);
CREATE INDEX openings_by_expiry ON openings USING btree (expires_at) WHERE (closed_at IS NULL);
CREATE INDEX action_logs_by_company ON action_logs USING btree (id_emp, created_at DESC NULLS LAST);
CREATE INDEX audit_log_by_time ON audit_log USING btree (created_at DESC NULLS LAST);
CREATE INDEX audit_log_by_subject ON audit_log USING btree (subject, created_at DESC NULLS LAST);
CREATE INDEX outgoing_mails_by_status ON outgoing_mails USING btree (status, created_at DESC NULLS LAST);
CREATE INDEX outgoing_mails_by_company ON outgoing_mails USING btree (id_emp);
CREATE INDEX rate_limits_by_expiry ON rate_limits USING btree (expire);
CREATE INDEX approvals_by_company ON approvals USING btree (id_emp, lang, created_at DESC NULLS LAST);
CREATE INDEX approvals_queue ON approvals USING btree (status, created_at);
CREATE INDEX profile_items_in_order ON profile_items USING btree (id_profile, section, "position");
CREATE INDEX profile_media_by_picture ON profile_media USING btree (id_media);
CREATE UNIQUE INDEX profile_versions_one ON profile_versions USING btree (id_emp, lang, state) WHERE (state <> 'archived'::text);
CREATE INDEX profile_versions_by_company ON profile_versions USING btree (id_emp, lang);
CREATE INDEX work_history_by_resume ON work_history USING btree (id_resume);
CREATE INDEX work_history_by_company ON work_history USING btree (id_emp);
CREATE INDEX moderation_log_by_review ON moderation_log USING btree (id_review);
CREATE INDEX moderation_log_by_day ON moderation_log USING btree (created_at);
CREATE INDEX review_appeals_by_review ON review_appeals USING btree (id_review);
CREATE INDEX review_appeals_queue ON review_appeals USING btree (status, created_at);
CREATE UNIQUE INDEX reviews_once_a_year ON reviews USING btree (id_emp, id_jsk, review_year);
CREATE INDEX reviews_by_company_useful ON reviews USING btree (id_emp, status, useful_count DESC NULLS LAST);
CREATE INDEX reviews_useful_changed ON reviews USING btree (id_review) WHERE useful_changed;
CREATE INDEX reviews_queue ON reviews USING btree (submitted_at) WHERE (status = 'waiting'::text);
CREATE INDEX reviews_by_writer ON reviews USING btree (id_jsk, submitted_at DESC NULLS LAST);
CREATE INDEX useful_votes_by_job_seeker ON useful_votes USING btree (id_jsk);
CREATE INDEX company_search_key_th ON company_search USING btree (key_th);
CREATE INDEX company_search_key_en ON company_search USING btree (key_en);
CREATE INDEX company_search_inside ON company_search USING gin ((((key_th || '|'::text) || key_en)) gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX company_search_halves ON company_search USING gin (((name_halves(key_th) || name_halves(key_en)))) WITH (fastupdate=off);
CREATE INDEX company_search_key_symbol ON company_search USING btree (key_symbol) WHERE (key_symbol IS NOT NULL);
CREATE UNIQUE INDEX reviews_public_id ON reviews USING btree (public_id);
CREATE INDEX company_stats_by_latest ON company_stats USING btree (last_review_month DESC NULLS LAST, id_emp);
CREATE INDEX company_stats_recognised ON company_stats USING btree (score DESC NULLS LAST, id_emp) WHERE (recognition IS NOT NULL);
CREATE INDEX reviews_latest ON reviews USING btree (lang, published_month DESC NULLS LAST, public_id DESC NULLS LAST) WHERE (status = 'published'::text);
CREATE INDEX reviews_useful ON reviews USING btree (lang, useful_count DESC NULLS LAST, public_id DESC NULLS LAST) WHERE (status = 'published'::text);
CREATE UNIQUE INDEX company_claims_user ON company_claims USING btree (id_user);
CREATE UNIQUE INDEX company_claims_stand_in ON company_claims USING btree (id_stand_in);
CREATE INDEX company_claims_by_company ON company_claims USING btree (id_emp);
CREATE INDEX company_claims_by_status ON company_claims USING btree (status, created_at);
CREATE INDEX uploads_by_company ON uploads USING btree (id_emp);
CREATE UNIQUE INDEX openings_of_company ON openings USING btree (id_job, id_emp);
CREATE INDEX applications_untold ON applications USING btree (id_emp) WHERE (told_at IS NULL);
CREATE INDEX media_by_poster ON media USING btree (poster_media);
CREATE INDEX company_visits_by_day ON company_visits USING btree (day);
CREATE UNIQUE INDEX media_captions_current ON media_captions USING btree (id_media, lang) WHERE is_current;
CREATE INDEX media_captions_by_media ON media_captions USING btree (id_media);
CREATE INDEX profile_captions_by_captions ON profile_captions USING btree (id_captions);
CREATE INDEX reaction_counts_by_company ON reaction_counts USING btree (id_emp);
CREATE INDEX reactions_by_job_seeker ON reactions USING btree (id_jsk);
CREATE INDEX reactions_by_company ON reactions USING btree (id_emp);
CREATE INDEX profile_items_by_number ON profile_items USING btree (public_no);
CREATE UNIQUE INDEX reactions_once_of_place ON reactions USING btree (public_no, act, place) WHERE (place IS NOT NULL);
CREATE INDEX profile_items_latest_articles ON profile_items USING btree (((content ->> 'articleDate'::text)) DESC, public_no) WHERE ((kind = 'article'::text) AND ((content -> 'showOnProfile'::text) = 'true'::jsonb) AND ((content ->> 'articleDate'::text) <> ''::text));
CREATE INDEX profile_items_articles_of_one ON profile_items USING btree (id_profile, ((content ->> 'articleDate'::text)) DESC, public_no) WHERE ((kind = 'article'::text) AND ((content -> 'showOnProfile'::text) = 'true'::jsonb) AND ((content ->> 'articleDate'::text) <> ''::text));
CREATE UNIQUE INDEX review_reports_once_a_person ON review_reports USING btree (id_review, id_jsk);
CREATE UNIQUE INDEX review_reports_once_a_company ON review_reports USING btree (id_review) WHERE (reporter_kind = 'employer'::text);
CREATE INDEX review_reports_by_job_seeker ON review_reports USING btree (id_jsk);
CREATE INDEX review_reports_queue ON review_reports USING btree (created_at) WHERE (status = 'waiting'::text);
CREATE UNIQUE INDEX review_appeals_once_a_decision ON review_appeals USING btree (id_decision);
CREATE INDEX kept_answers_by_age ON kept_answers USING btree (created_at);
CREATE INDEX kept_forms_by_admin ON kept_forms USING btree (id_admin);
CREATE INDEX open_items_by_item ON open_items USING btree (item);
CREATE UNIQUE INDEX invitation_links_code ON invitation_links USING btree (code);
CREATE INDEX invitation_links_by_company ON invitation_links USING btree (id_emp, created_at DESC NULLS LAST);
CREATE UNIQUE INDEX invitation_recipients_once ON invitation_recipients USING btree (id_invitation, mailbox);
CREATE UNIQUE INDEX invitation_recipients_place ON invitation_recipients USING btree (id_invitation, place);
CREATE INDEX invitation_recipients_due ON invitation_recipients USING btree (id_invitation, due_at) WHERE (status = 'queued'::text);
CREATE INDEX invitation_recipients_asked ON invitation_recipients USING btree (id_emp, mailbox, created_at DESC NULLS LAST);
CREATE INDEX invitation_recipients_mailbox ON invitation_recipients USING btree (mailbox);
CREATE INDEX invitation_recipients_kept ON invitation_recipients USING btree (created_at) WHERE (email IS NOT NULL);
CREATE INDEX invitations_by_company ON invitations USING btree (id_emp, created_at DESC NULLS LAST);
CREATE INDEX spent_proofs_by_day ON spent_proofs USING btree (id_emp, day);
CREATE INDEX invitations_by_time ON invitations USING btree (created_at, id_invitation);
CREATE INDEX invitations_by_state ON invitations USING btree (state, created_at, id_invitation);
CREATE INDEX company_quotes_by_review ON company_quotes USING btree (id_review);
CREATE INDEX openings_by_field_and_posting ON openings USING btree (id_job_field, posted_at DESC NULLS LAST, id_job DESC NULLS LAST) WHERE (closed_at IS NULL);
CREATE INDEX openings_by_province_and_posting ON openings USING btree (province, posted_at DESC NULLS LAST, id_job DESC NULLS LAST) WHERE (closed_at IS NULL);
CREATE INDEX openings_search ON openings USING gin (search_words gin_trgm_ops) WITH (fastupdate=off);
CREATE UNIQUE INDEX alerts_once ON alerts USING btree (mailbox, COALESCE(id_emp, 0), search);
CREATE INDEX alerts_by_address ON alerts USING btree (lower(email));
CREATE INDEX alerts_by_company ON alerts USING btree (id_emp);
CREATE INDEX alerts_due ON alerts USING btree (due_on, id_emp, search, id_alert) WHERE (confirmed_at IS NOT NULL);
CREATE INDEX alerts_unconfirmed ON alerts USING btree (created_at) WHERE (confirmed_at IS NULL);
CREATE UNIQUE INDEX applicant_documents_once ON applicant_documents USING btree (id_jsk, sha256);
CREATE INDEX applicant_profiles_by_document ON applicant_profiles USING btree (id_document);
CREATE INDEX applications_by_document ON applications USING btree (shared_document) WHERE (shared_document IS NOT NULL);
CREATE INDEX openings_by_field_and_province ON openings USING btree (id_job_field, province, expires_at) WHERE (closed_at IS NULL);
CREATE INDEX saved_openings_by_opening ON saved_openings USING btree (id_job);
CREATE INDEX openings_by_silence ON openings USING btree (silence_due_at) WHERE (silence_due_at IS NOT NULL);
CREATE INDEX company_counts_by_industry ON company_counts USING btree (id_industry, id_job_field, province);
CREATE INDEX company_counts_by_job_field ON company_counts USING btree (id_job_field, province, id_industry);
CREATE INDEX company_counts_by_province ON company_counts USING btree (province, id_industry, id_job_field);
CREATE INDEX company_counts_unfolded ON company_counts USING btree (is_folded) WHERE (NOT is_folded);
CREATE INDEX companies_not_public ON companies USING btree (id_emp) WHERE (NOT (is_active AND is_listed));
CREATE INDEX company_recounts_by_time ON company_recounts USING btree (due_at);
CREATE INDEX company_recounts_by_company ON company_recounts USING btree (id_emp);
CREATE INDEX review_sums_by_company ON review_sums USING btree (id_emp, month);
CREATE INDEX review_sums_unfolded ON review_sums USING btree (id_emp) WHERE (NOT is_folded);
CREATE INDEX companies_public ON companies USING btree (id_emp, id_industry, province, company_size) WHERE (is_active AND is_listed);
CREATE INDEX companies_public_by_size ON companies USING btree (company_size, id_emp, id_industry, province) WHERE (is_active AND is_listed);
CREATE INDEX companies_with_page ON companies USING btree (id_emp, id_industry, province, company_size) WHERE (is_active AND is_listed AND ((published_th_at IS NOT NULL) OR (published_en_at IS NOT NULL)));
CREATE INDEX company_stats_told ON company_stats USING btree (score DESC NULLS LAST, id_emp) WHERE (review_count >= 3);
CREATE INDEX company_stats_hiring ON company_stats USING btree (id_emp) WHERE (opening_count > 0);
CREATE INDEX openings_by_type_and_posting ON openings USING btree (job_type, posted_at DESC NULLS LAST, id_job DESC NULLS LAST) WHERE (closed_at IS NULL);
CREATE INDEX openings_by_education_and_posting ON openings USING btree (education, posted_at DESC NULLS LAST, id_job DESC NULLS LAST) WHERE (closed_at IS NULL);
CREATE INDEX openings_by_pay ON openings USING btree ((
CASE
  WHEN (salary_currency = 'THB'::bpchar) THEN COALESCE(salary_to, salary_from)
  ELSE NULL::integer
END) DESC NULLS LAST, posted_at DESC NULLS LAST, id_job DESC NULLS LAST) WHERE (closed_at IS NULL);
CREATE INDEX reviews_listed ON reviews USING btree (id_emp, published_month DESC NULLS LAST, public_id DESC NULLS LAST, rating_overall, lang, is_invited, told_job_field, told_job_grade, told_job_type, told_employment_status, useful_count, id_review) WHERE (status = 'published'::text);
CREATE INDEX openings_by_company_and_posting ON openings USING btree (id_emp, posted_at DESC NULLS LAST, expires_at, closed_at);
CREATE INDEX applications_by_company_and_time ON applications USING btree (id_emp, applied_at DESC NULLS LAST, consented);
CREATE INDEX openings_listed ON openings USING btree (posted_at DESC NULLS LAST, id_job DESC NULLS LAST, expires_at, id_emp, id_job_field, province, job_type, education, salary_currency, salary_from, salary_to) WHERE (closed_at IS NULL);
CREATE INDEX invitation_link_uses_without_figure ON invitation_link_uses USING btree (month, id_link) WHERE (uses IS NOT NULL);
CREATE INDEX invitations_without_figures ON invitations USING btree (created_at, id_invitation) WHERE (figures_on IS NULL);
CREATE UNIQUE INDEX review_reports_once_a_visitor ON review_reports USING btree (visitor_hash);
CREATE UNIQUE INDEX mail_opt_outs_once_each ON mail_opt_outs USING btree (mailbox, COALESCE(id_emp, 0), reason);
CREATE TRIGGER applications_noted_added AFTER INSERT ON applications REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_applications();
CREATE TRIGGER applications_noted_changed AFTER UPDATE ON applications REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_applications();
CREATE TRIGGER applications_noted_removed AFTER DELETE ON applications REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_applications();
CREATE TRIGGER companies_counted_added AFTER INSERT ON companies REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_companies();
CREATE TRIGGER companies_counted_changed AFTER UPDATE ON companies REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_companies();
CREATE TRIGGER companies_counted_removed BEFORE DELETE ON companies FOR EACH ROW EXECUTE FUNCTION count_companies();
CREATE TRIGGER companies_openings_counted AFTER UPDATE ON companies REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_openings_when_public();
CREATE TRIGGER companies_openings_counted_removed BEFORE DELETE ON companies FOR EACH ROW EXECUTE FUNCTION count_openings_when_public();
CREATE TRIGGER companies_search AFTER INSERT OR UPDATE OF company_name_th, company_name_en, stock_symbol, is_active, is_listed ON companies FOR EACH ROW EXECUTE FUNCTION keep_company_search();
CREATE TRIGGER company_job_fields_counted_added AFTER INSERT ON company_job_fields REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_company_job_fields();
CREATE TRIGGER company_job_fields_counted_removed AFTER DELETE ON company_job_fields REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_company_job_fields();
CREATE TRIGGER company_openings_counted_added AFTER INSERT ON company_openings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_openings_of_companies();
CREATE TRIGGER company_openings_counted_changed AFTER UPDATE ON company_openings REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_openings_of_companies();
CREATE TRIGGER company_openings_counted_removed AFTER DELETE ON company_openings REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_openings_of_companies();
CREATE TRIGGER company_stats_counted_added AFTER INSERT ON company_stats REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_company_figures();
CREATE TRIGGER company_stats_counted_changed AFTER UPDATE ON company_stats REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_company_figures();
CREATE TRIGGER company_stats_counted_removed AFTER DELETE ON company_stats REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_company_figures();
CREATE TRIGGER company_stats_search AFTER INSERT OR UPDATE OF review_count, application_count ON company_stats FOR EACH ROW EXECUTE FUNCTION keep_company_popularity();
CREATE TRIGGER moderation_log_kept BEFORE DELETE OR UPDATE ON moderation_log FOR EACH ROW EXECUTE FUNCTION keep_moderation_log();
CREATE TRIGGER moderation_log_not_emptied BEFORE TRUNCATE ON moderation_log FOR EACH STATEMENT EXECUTE FUNCTION keep_moderation_log();
CREATE TRIGGER openings_noted_added AFTER INSERT ON openings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_opening_times();
CREATE TRIGGER openings_noted_changed AFTER UPDATE ON openings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_opening_times();
CREATE TRIGGER platform_admins_decided_kept BEFORE DELETE ON platform_admins FOR EACH ROW EXECUTE FUNCTION keep_decided_account();
CREATE TRIGGER platform_admins_demo_kept BEFORE UPDATE OF is_demo ON platform_admins FOR EACH ROW WHEN ((new.is_demo <> old.is_demo)) EXECUTE FUNCTION keep_demo_mark();
CREATE TRIGGER platform_admins_number_kept BEFORE UPDATE OF id_admin ON platform_admins FOR EACH ROW WHEN ((new.id_admin <> old.id_admin)) EXECUTE FUNCTION keep_decided_account();
CREATE TRIGGER reviews_summed_added AFTER INSERT ON reviews FOR EACH ROW WHEN ((new.status = 'published'::text)) EXECUTE FUNCTION keep_review_sums();
CREATE TRIGGER reviews_summed_changed AFTER UPDATE OF id_emp, status, revision, useful_count, published_month, rating_overall, rating_life, rating_work, rating_money, rating_social ON reviews FOR EACH ROW WHEN (((old.status = 'published'::text) OR (new.status = 'published'::text))) EXECUTE FUNCTION keep_review_sums();
CREATE TRIGGER reviews_summed_removed AFTER DELETE ON reviews FOR EACH ROW WHEN ((old.status = 'published'::text)) EXECUTE FUNCTION keep_review_sums();
ALTER TABLE action_logs ADD CONSTRAINT action_logs_created_by_users_id_user_fk FOREIGN KEY (created_by) REFERENCES users(id_user) ON DELETE SET NULL;
ALTER TABLE action_logs ADD CONSTRAINT action_logs_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE alerts ADD CONSTRAINT alerts_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE applicant_documents ADD CONSTRAINT applicant_documents_id_jsk_job_seekers_id_jsk_fk FOREIGN KEY (id_jsk) REFERENCES job_seekers(id_jsk) ON DELETE CASCADE;
ALTER TABLE applicant_profiles ADD CONSTRAINT applicant_profiles_id_document_applicant_documents_id_document_ FOREIGN KEY (id_document) REFERENCES applicant_documents(id_document) ON DELETE SET NULL;
ALTER TABLE applicant_profiles ADD CONSTRAINT applicant_profiles_id_jsk_job_seekers_id_jsk_fk FOREIGN KEY (id_jsk) REFERENCES job_seekers(id_jsk) ON DELETE CASCADE;
ALTER TABLE applications ADD CONSTRAINT applications_id_jsk_job_seekers_id_jsk_fk FOREIGN KEY (id_jsk) REFERENCES job_seekers(id_jsk) ON DELETE CASCADE;
ALTER TABLE applications ADD CONSTRAINT applications_of_opening FOREIGN KEY (id_job, id_emp) REFERENCES openings(id_job, id_emp) ON DELETE CASCADE;
ALTER TABLE applications ADD CONSTRAINT applications_shared_document_applicant_documents_id_document_fk FOREIGN KEY (shared_document) REFERENCES applicant_documents(id_document) ON DELETE SET NULL;
ALTER TABLE approvals ADD CONSTRAINT approvals_created_by_users_id_user_fk FOREIGN KEY (created_by) REFERENCES users(id_user) ON DELETE SET NULL;
ALTER TABLE approvals ADD CONSTRAINT approvals_decided_by_platform_admins_id_admin_fk FOREIGN KEY (decided_by) REFERENCES platform_admins(id_admin);
ALTER TABLE approvals ADD CONSTRAINT approvals_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE companies ADD CONSTRAINT companies_cover_media_media_id_media_fk FOREIGN KEY (cover_media) REFERENCES media(id_media) ON DELETE SET NULL;
ALTER TABLE companies ADD CONSTRAINT companies_id_industry_industries_id_industry_fk FOREIGN KEY (id_industry) REFERENCES industries(id_industry);
ALTER TABLE companies ADD CONSTRAINT companies_logo_media_media_id_media_fk FOREIGN KEY (logo_media) REFERENCES media(id_media) ON DELETE SET NULL;
ALTER TABLE companies ADD CONSTRAINT companies_province_provinces_code_fk FOREIGN KEY (province) REFERENCES provinces(code);
ALTER TABLE company_claims ADD CONSTRAINT company_claims_decided_by_platform_admins_id_admin_fk FOREIGN KEY (decided_by) REFERENCES platform_admins(id_admin);
ALTER TABLE company_claims ADD CONSTRAINT company_claims_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE company_claims ADD CONSTRAINT company_claims_id_stand_in_companies_id_emp_fk FOREIGN KEY (id_stand_in) REFERENCES companies(id_emp) ON DELETE SET NULL;
ALTER TABLE company_claims ADD CONSTRAINT company_claims_id_user_users_id_user_fk FOREIGN KEY (id_user) REFERENCES users(id_user) ON DELETE CASCADE;
ALTER TABLE company_job_fields ADD CONSTRAINT company_job_fields_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE company_job_fields ADD CONSTRAINT company_job_fields_id_job_field_job_fields_id_job_field_fk FOREIGN KEY (id_job_field) REFERENCES job_fields(id_job_field);
ALTER TABLE company_openings ADD CONSTRAINT company_openings_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE company_quotes ADD CONSTRAINT company_quotes_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE company_quotes ADD CONSTRAINT company_quotes_id_review_reviews_id_review_fk FOREIGN KEY (id_review) REFERENCES reviews(id_review) ON DELETE CASCADE;
ALTER TABLE company_recounts ADD CONSTRAINT company_recounts_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE company_search ADD CONSTRAINT company_search_id_emp_fkey FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE company_stats ADD CONSTRAINT company_stats_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE company_visits ADD CONSTRAINT company_visits_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE dream_companies ADD CONSTRAINT dream_companies_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE invitation_days ADD CONSTRAINT invitation_days_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE invitation_drafts ADD CONSTRAINT invitation_drafts_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE invitation_drafts ADD CONSTRAINT invitation_drafts_updated_by_users_id_user_fk FOREIGN KEY (updated_by) REFERENCES users(id_user) ON DELETE SET NULL;
ALTER TABLE invitation_link_uses ADD CONSTRAINT invitation_link_uses_id_link_invitation_links_id_link_fk FOREIGN KEY (id_link) REFERENCES invitation_links(id_link) ON DELETE CASCADE;
ALTER TABLE invitation_links ADD CONSTRAINT invitation_links_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE invitation_links ADD CONSTRAINT invitation_links_id_user_users_id_user_fk FOREIGN KEY (id_user) REFERENCES users(id_user) ON DELETE SET NULL;
ALTER TABLE invitation_marks ADD CONSTRAINT invitation_marks_id_invitation_invitations_id_invitation_fk FOREIGN KEY (id_invitation) REFERENCES invitations(id_invitation) ON DELETE CASCADE;
ALTER TABLE invitation_new_marks ADD CONSTRAINT invitation_new_marks_id_invitation_invitations_id_invitation_fk FOREIGN KEY (id_invitation) REFERENCES invitations(id_invitation) ON DELETE CASCADE;
ALTER TABLE invitation_recipients ADD CONSTRAINT invitation_recipients_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE invitation_recipients ADD CONSTRAINT invitation_recipients_id_invitation_invitations_id_invitation_f FOREIGN KEY (id_invitation) REFERENCES invitations(id_invitation) ON DELETE CASCADE;
ALTER TABLE invitation_stops ADD CONSTRAINT invitation_stops_id_admin_platform_admins_id_admin_fk FOREIGN KEY (id_admin) REFERENCES platform_admins(id_admin) ON DELETE SET NULL;
ALTER TABLE invitation_stops ADD CONSTRAINT invitation_stops_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE invitations ADD CONSTRAINT invitations_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE invitations ADD CONSTRAINT invitations_id_user_users_id_user_fk FOREIGN KEY (id_user) REFERENCES users(id_user) ON DELETE SET NULL;
ALTER TABLE kept_forms ADD CONSTRAINT kept_forms_id_admin_platform_admins_id_admin_fk FOREIGN KEY (id_admin) REFERENCES platform_admins(id_admin) ON DELETE CASCADE;
ALTER TABLE key_pairs ADD CONSTRAINT key_pairs_id_jsk_job_seekers_id_jsk_fk FOREIGN KEY (id_jsk) REFERENCES job_seekers(id_jsk) ON DELETE CASCADE;
ALTER TABLE key_pairs ADD CONSTRAINT key_pairs_id_session_sessions_id_session_fk FOREIGN KEY (id_session) REFERENCES sessions(id_session) ON DELETE SET NULL;
ALTER TABLE key_pairs ADD CONSTRAINT key_pairs_id_user_users_id_user_fk FOREIGN KEY (id_user) REFERENCES users(id_user) ON DELETE CASCADE;
ALTER TABLE mail_opt_outs ADD CONSTRAINT mail_opt_outs_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE media_captions ADD CONSTRAINT media_captions_id_media_media_id_media_fk FOREIGN KEY (id_media) REFERENCES media(id_media) ON DELETE CASCADE;
ALTER TABLE media ADD CONSTRAINT media_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE media ADD CONSTRAINT media_id_jsk_job_seekers_id_jsk_fk FOREIGN KEY (id_jsk) REFERENCES job_seekers(id_jsk) ON DELETE CASCADE;
ALTER TABLE media ADD CONSTRAINT media_id_user_users_id_user_fk FOREIGN KEY (id_user) REFERENCES users(id_user) ON DELETE SET NULL;
ALTER TABLE media ADD CONSTRAINT media_poster_media_media_id_media_fk FOREIGN KEY (poster_media) REFERENCES media(id_media);
ALTER TABLE moderation_log ADD CONSTRAINT moderation_log_id_admin_platform_admins_id_admin_fk FOREIGN KEY (id_admin) REFERENCES platform_admins(id_admin);
ALTER TABLE moderation_log ADD CONSTRAINT moderation_log_id_review_reviews_id_review_fk FOREIGN KEY (id_review) REFERENCES reviews(id_review) ON DELETE SET NULL;
ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_id_admin_platform_admins_id_admin_fk FOREIGN KEY (id_admin) REFERENCES platform_admins(id_admin) ON DELETE CASCADE;
ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_id_jsk_job_seekers_id_jsk_fk FOREIGN KEY (id_jsk) REFERENCES job_seekers(id_jsk) ON DELETE CASCADE;
ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_id_user_users_id_user_fk FOREIGN KEY (id_user) REFERENCES users(id_user) ON DELETE CASCADE;
ALTER TABLE open_items ADD CONSTRAINT open_items_id_session_sessions_id_session_fk FOREIGN KEY (id_session) REFERENCES sessions(id_session) ON DELETE CASCADE;
ALTER TABLE openings ADD CONSTRAINT openings_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE openings ADD CONSTRAINT openings_id_job_field_job_fields_id_job_field_fk FOREIGN KEY (id_job_field) REFERENCES job_fields(id_job_field);
ALTER TABLE openings ADD CONSTRAINT openings_province_provinces_code_fk FOREIGN KEY (province) REFERENCES provinces(code);
ALTER TABLE outgoing_mails ADD CONSTRAINT outgoing_mails_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE SET NULL;
ALTER TABLE profile_captions ADD CONSTRAINT profile_captions_id_captions_media_captions_id_captions_fk FOREIGN KEY (id_captions) REFERENCES media_captions(id_captions) ON DELETE CASCADE;
ALTER TABLE profile_captions ADD CONSTRAINT profile_captions_id_profile_profile_versions_id_profile_fk FOREIGN KEY (id_profile) REFERENCES profile_versions(id_profile) ON DELETE CASCADE;
ALTER TABLE profile_items ADD CONSTRAINT profile_items_id_profile_profile_versions_id_profile_fk FOREIGN KEY (id_profile) REFERENCES profile_versions(id_profile) ON DELETE CASCADE;
ALTER TABLE profile_items ADD CONSTRAINT profile_items_parent FOREIGN KEY (id_profile, section, parent) REFERENCES profile_items(id_profile, section, id_item) ON DELETE CASCADE;
ALTER TABLE profile_media ADD CONSTRAINT profile_media_id_media_media_id_media_fk FOREIGN KEY (id_media) REFERENCES media(id_media);
ALTER TABLE profile_media ADD CONSTRAINT profile_media_id_profile_profile_versions_id_profile_fk FOREIGN KEY (id_profile) REFERENCES profile_versions(id_profile) ON DELETE CASCADE;
ALTER TABLE profile_versions ADD CONSTRAINT profile_versions_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE profile_versions ADD CONSTRAINT profile_versions_published_by_platform_admins_id_admin_fk FOREIGN KEY (published_by) REFERENCES platform_admins(id_admin);
ALTER TABLE profile_versions ADD CONSTRAINT profile_versions_submitted_by_users_id_user_fk FOREIGN KEY (submitted_by) REFERENCES users(id_user) ON DELETE SET NULL;
ALTER TABLE proof_keys ADD CONSTRAINT proof_keys_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE reaction_counts ADD CONSTRAINT reaction_counts_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE reactions ADD CONSTRAINT reactions_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE reactions ADD CONSTRAINT reactions_id_jsk_job_seekers_id_jsk_fk FOREIGN KEY (id_jsk) REFERENCES job_seekers(id_jsk) ON DELETE CASCADE;
ALTER TABLE resumes ADD CONSTRAINT resumes_id_jsk_job_seekers_id_jsk_fk FOREIGN KEY (id_jsk) REFERENCES job_seekers(id_jsk) ON DELETE CASCADE;
ALTER TABLE resumes ADD CONSTRAINT resumes_photo_media_media_id_media_fk FOREIGN KEY (photo_media) REFERENCES media(id_media) ON DELETE SET NULL;
ALTER TABLE review_appeals ADD CONSTRAINT review_appeals_decided_by_platform_admins_id_admin_fk FOREIGN KEY (decided_by) REFERENCES platform_admins(id_admin);
ALTER TABLE review_appeals ADD CONSTRAINT review_appeals_id_decision_moderation_log_id_decision_fk FOREIGN KEY (id_decision) REFERENCES moderation_log(id_decision) ON DELETE CASCADE;
ALTER TABLE review_appeals ADD CONSTRAINT review_appeals_id_review_reviews_id_review_fk FOREIGN KEY (id_review) REFERENCES reviews(id_review) ON DELETE CASCADE;
ALTER TABLE review_replies ADD CONSTRAINT review_replies_id_review_reviews_id_review_fk FOREIGN KEY (id_review) REFERENCES reviews(id_review) ON DELETE CASCADE;
ALTER TABLE review_replies ADD CONSTRAINT review_replies_id_user_users_id_user_fk FOREIGN KEY (id_user) REFERENCES users(id_user) ON DELETE SET NULL;
ALTER TABLE review_reports ADD CONSTRAINT review_reports_decided_by_platform_admins_id_admin_fk FOREIGN KEY (decided_by) REFERENCES platform_admins(id_admin);
ALTER TABLE review_reports ADD CONSTRAINT review_reports_id_jsk_job_seekers_id_jsk_fk FOREIGN KEY (id_jsk) REFERENCES job_seekers(id_jsk) ON DELETE SET NULL;
ALTER TABLE review_reports ADD CONSTRAINT review_reports_id_review_reviews_id_review_fk FOREIGN KEY (id_review) REFERENCES reviews(id_review) ON DELETE CASCADE;
ALTER TABLE reviews ADD CONSTRAINT reviews_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE reviews ADD CONSTRAINT reviews_id_job_field_job_fields_id_job_field_fk FOREIGN KEY (id_job_field) REFERENCES job_fields(id_job_field);
ALTER TABLE reviews ADD CONSTRAINT reviews_id_jsk_job_seekers_id_jsk_fk FOREIGN KEY (id_jsk) REFERENCES job_seekers(id_jsk) ON DELETE SET NULL;
ALTER TABLE saved_openings ADD CONSTRAINT saved_openings_id_job_openings_id_job_fk FOREIGN KEY (id_job) REFERENCES openings(id_job) ON DELETE CASCADE;
ALTER TABLE saved_openings ADD CONSTRAINT saved_openings_id_jsk_job_seekers_id_jsk_fk FOREIGN KEY (id_jsk) REFERENCES job_seekers(id_jsk) ON DELETE CASCADE;
ALTER TABLE section_revisions ADD CONSTRAINT section_revisions_id_profile_profile_versions_id_profile_fk FOREIGN KEY (id_profile) REFERENCES profile_versions(id_profile) ON DELETE CASCADE;
ALTER TABLE section_revisions ADD CONSTRAINT section_revisions_updated_by_users_id_user_fk FOREIGN KEY (updated_by) REFERENCES users(id_user) ON DELETE SET NULL;
ALTER TABLE sessions ADD CONSTRAINT sessions_id_admin_platform_admins_id_admin_fk FOREIGN KEY (id_admin) REFERENCES platform_admins(id_admin) ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT sessions_id_jsk_job_seekers_id_jsk_fk FOREIGN KEY (id_jsk) REFERENCES job_seekers(id_jsk) ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT sessions_id_user_users_id_user_fk FOREIGN KEY (id_user) REFERENCES users(id_user) ON DELETE CASCADE;
ALTER TABLE spent_proofs ADD CONSTRAINT spent_proofs_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE uploads ADD CONSTRAINT uploads_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE uploads ADD CONSTRAINT uploads_id_media_media_id_media_fk FOREIGN KEY (id_media) REFERENCES media(id_media) ON DELETE CASCADE;
ALTER TABLE uploads ADD CONSTRAINT uploads_id_user_users_id_user_fk FOREIGN KEY (id_user) REFERENCES users(id_user) ON DELETE SET NULL;
ALTER TABLE useful_votes ADD CONSTRAINT useful_votes_id_jsk_job_seekers_id_jsk_fk FOREIGN KEY (id_jsk) REFERENCES job_seekers(id_jsk) ON DELETE CASCADE;
ALTER TABLE useful_votes ADD CONSTRAINT useful_votes_id_review_reviews_id_review_fk FOREIGN KEY (id_review) REFERENCES reviews(id_review) ON DELETE CASCADE;
ALTER TABLE users ADD CONSTRAINT users_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp);
ALTER TABLE wizard_steps ADD CONSTRAINT wizard_steps_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE CASCADE;
ALTER TABLE work_history ADD CONSTRAINT work_history_id_emp_companies_id_emp_fk FOREIGN KEY (id_emp) REFERENCES companies(id_emp) ON DELETE SET NULL;
ALTER TABLE work_history ADD CONSTRAINT work_history_id_job_field_job_fields_id_job_field_fk FOREIGN KEY (id_job_field) REFERENCES job_fields(id_job_field);
ALTER TABLE work_history ADD CONSTRAINT work_history_id_resume_resumes_id_resume_fk FOREIGN KEY (id_resume) REFERENCES resumes(id_resume) ON DELETE CASCADE;

INSERT INTO "job_fields" ("id_job_field", "name_th", "name_en") VALUES
  (1, 'การตลาด', 'Marketing'),
  (2, 'งานขาย', 'Sales'),
  (3, 'วิศวกรรม', 'Engineering'),
  (4, 'คอมพิวเตอร์และไอที', 'IT / Computer'),
  (5, 'บัญชี', 'Accounting'),
  (6, 'ทรัพยากรบุคคล', 'Human Resources'),
  (7, 'การเงินและการธนาคาร', 'Finance / Banking'),
  (8, 'ธุรการและประสานงาน', 'Administration / Coordination'),
  (9, 'เลขานุการ', 'Secretarial'),
  (10, 'บริการลูกค้า', 'Customer Service'),
  (11, 'จัดซื้อ', 'Purchasing'),
  (12, 'โลจิสติกส์และคลังสินค้า', 'Logistics / Warehouse'),
  (13, 'นำเข้าและส่งออก', 'Import / Export'),
  (14, 'การผลิต', 'Production / Manufacturing'),
  (15, 'ควบคุมและประกันคุณภาพ', 'Quality Control / Assurance'),
  (16, 'ช่างเทคนิค', 'Technician'),
  (17, 'วิทยาศาสตร์และวิจัยพัฒนา', 'Science / Research and Development'),
  (18, 'สถาปัตยกรรมและก่อสร้าง', 'Architecture / Construction'),
  (19, 'ออกแบบและกราฟิก', 'Design / Graphics'),
  (20, 'โฆษณาและประชาสัมพันธ์', 'Advertising / Public Relations'),
  (21, 'สื่อ งานเขียน และงานแปล', 'Media / Writing / Translation'),
  (22, 'กฎหมาย', 'Legal'),
  (23, 'การแพทย์และสุขภาพ', 'Medical / Healthcare'),
  (24, 'การศึกษาและฝึกอบรม', 'Education / Training'),
  (25, 'โรงแรมและท่องเที่ยว', 'Hotel / Tourism'),
  (26, 'อาหารและเครื่องดื่ม', 'Food / Beverage'),
  (27, 'ขับรถและจัดส่ง', 'Driving / Delivery'),
  (28, 'บริหารและการจัดการ', 'Management / Executive');

INSERT INTO "industries" ("id_industry", "name_th", "name_en") VALUES
  (1, 'เกษตรกรรม ปศุสัตว์ และประมง', 'Agriculture / Livestock / Fishery'),
  (2, 'อาหารและเครื่องดื่ม', 'Food / Beverage'),
  (3, 'ร้านอาหารและคาเฟ่', 'Restaurants / Cafés'),
  (4, 'ค้าปลีก', 'Retail'),
  (5, 'ค้าส่งและตัวแทนจำหน่าย', 'Wholesale / Distribution'),
  (6, 'อีคอมเมิร์ซ', 'E-commerce'),
  (7, 'เทคโนโลยีสารสนเทศ', 'Information Technology'),
  (8, 'ซอฟต์แวร์และบริการดิจิทัล', 'Software / Digital Services'),
  (9, 'โทรคมนาคม', 'Telecommunications'),
  (10, 'อิเล็กทรอนิกส์', 'Electronics'),
  (11, 'เครื่องใช้ไฟฟ้า', 'Electrical Appliances'),
  (12, 'ธนาคาร', 'Banking'),
  (13, 'การเงินและหลักทรัพย์', 'Finance / Securities'),
  (14, 'ประกันภัย', 'Insurance'),
  (15, 'อสังหาริมทรัพย์', 'Real Estate'),
  (16, 'รับเหมาก่อสร้าง', 'Construction'),
  (17, 'วัสดุก่อสร้าง', 'Building Materials'),
  (18, 'สถาปัตยกรรมและตกแต่งภายใน', 'Architecture / Interior Design'),
  (19, 'เฟอร์นิเจอร์และของใช้ในบ้าน', 'Furniture / Home Products'),
  (20, 'ยานยนต์และชิ้นส่วน', 'Automotive / Parts'),
  (21, 'เครื่องจักรและอุปกรณ์อุตสาหกรรม', 'Machinery / Industrial Equipment'),
  (22, 'เหล็กและโลหะ', 'Steel / Metal'),
  (23, 'ปิโตรเคมีและเคมีภัณฑ์', 'Petrochemicals / Chemicals'),
  (24, 'พลาสติกและยาง', 'Plastics / Rubber'),
  (25, 'บรรจุภัณฑ์', 'Packaging'),
  (26, 'กระดาษและสิ่งพิมพ์', 'Paper / Printing'),
  (27, 'สิ่งทอและเครื่องนุ่งห่ม', 'Textiles / Garments'),
  (28, 'แฟชั่น อัญมณี และเครื่องประดับ', 'Fashion / Gems / Jewelry'),
  (29, 'เครื่องสำอางและความงาม', 'Cosmetics / Beauty'),
  (30, 'สินค้าอุปโภคบริโภค', 'Consumer Products'),
  (31, 'ยาและเวชภัณฑ์', 'Pharmaceuticals / Medical Supplies'),
  (32, 'โรงพยาบาลและสุขภาพ', 'Hospitals / Healthcare'),
  (33, 'พลังงานและสาธารณูปโภค', 'Energy / Utilities'),
  (34, 'เหมืองแร่และทรัพยากร', 'Mining / Resources'),
  (35, 'สิ่งแวดล้อมและการจัดการของเสีย', 'Environment / Waste Management'),
  (36, 'ขนส่งและโลจิสติกส์', 'Transportation / Logistics'),
  (37, 'การบิน', 'Aviation'),
  (38, 'โรงแรมและการท่องเที่ยว', 'Hotels / Tourism'),
  (39, 'กีฬาและสันทนาการ', 'Sports / Leisure'),
  (40, 'สื่อและบันเทิง', 'Media / Entertainment'),
  (41, 'โฆษณา การตลาด และประชาสัมพันธ์', 'Advertising / Marketing / Public Relations'),
  (42, 'การศึกษา', 'Education'),
  (43, 'บริการธุรกิจและที่ปรึกษา', 'Business Services / Consulting'),
  (44, 'จัดหางานและทรัพยากรบุคคล', 'Recruitment / Human Resources'),
  (45, 'รักษาความปลอดภัยและดูแลอาคาร', 'Security / Facility Services'),
  (46, 'อื่น ๆ', 'Other');

INSERT INTO "provinces" ("code", "name_th", "name_en") VALUES
  ('10', 'กรุงเทพมหานคร', 'Bangkok'),
  ('11', 'สมุทรปราการ', 'Samut Prakan'),
  ('12', 'นนทบุรี', 'Nonthaburi'),
  ('13', 'ปทุมธานี', 'Pathum Thani'),
  ('14', 'พระนครศรีอยุธยา', 'Phra Nakhon Si Ayutthaya'),
  ('15', 'อ่างทอง', 'Ang Thong'),
  ('16', 'ลพบุรี', 'Lop Buri'),
  ('17', 'สิงห์บุรี', 'Sing Buri'),
  ('18', 'ชัยนาท', 'Chai Nat'),
  ('19', 'สระบุรี', 'Saraburi'),
  ('20', 'ชลบุรี', 'Chon Buri'),
  ('21', 'ระยอง', 'Rayong'),
  ('22', 'จันทบุรี', 'Chanthaburi'),
  ('23', 'ตราด', 'Trat'),
  ('24', 'ฉะเชิงเทรา', 'Chachoengsao'),
  ('25', 'ปราจีนบุรี', 'Prachin Buri'),
  ('26', 'นครนายก', 'Nakhon Nayok'),
  ('27', 'สระแก้ว', 'Sa Kaeo'),
  ('30', 'นครราชสีมา', 'Nakhon Ratchasima'),
  ('31', 'บุรีรัมย์', 'Buri Ram'),
  ('32', 'สุรินทร์', 'Surin'),
  ('33', 'ศรีสะเกษ', 'Si Sa Ket'),
  ('34', 'อุบลราชธานี', 'Ubon Ratchathani'),
  ('35', 'ยโสธร', 'Yasothon'),
  ('36', 'ชัยภูมิ', 'Chaiyaphum'),
  ('37', 'อำนาจเจริญ', 'Amnat Charoen'),
  ('38', 'บึงกาฬ', 'Bueng Kan'),
  ('39', 'หนองบัวลำภู', 'Nong Bua Lam Phu'),
  ('40', 'ขอนแก่น', 'Khon Kaen'),
  ('41', 'อุดรธานี', 'Udon Thani'),
  ('42', 'เลย', 'Loei'),
  ('43', 'หนองคาย', 'Nong Khai'),
  ('44', 'มหาสารคาม', 'Maha Sarakham'),
  ('45', 'ร้อยเอ็ด', 'Roi Et'),
  ('46', 'กาฬสินธุ์', 'Kalasin'),
  ('47', 'สกลนคร', 'Sakon Nakhon'),
  ('48', 'นครพนม', 'Nakhon Phanom'),
  ('49', 'มุกดาหาร', 'Mukdahan'),
  ('50', 'เชียงใหม่', 'Chiang Mai'),
  ('51', 'ลำพูน', 'Lamphun'),
  ('52', 'ลำปาง', 'Lampang'),
  ('53', 'อุตรดิตถ์', 'Uttaradit'),
  ('54', 'แพร่', 'Phrae'),
  ('55', 'น่าน', 'Nan'),
  ('56', 'พะเยา', 'Phayao'),
  ('57', 'เชียงราย', 'Chiang Rai'),
  ('58', 'แม่ฮ่องสอน', 'Mae Hong Son'),
  ('60', 'นครสวรรค์', 'Nakhon Sawan'),
  ('61', 'อุทัยธานี', 'Uthai Thani'),
  ('62', 'กำแพงเพชร', 'Kamphaeng Phet'),
  ('63', 'ตาก', 'Tak'),
  ('64', 'สุโขทัย', 'Sukhothai'),
  ('65', 'พิษณุโลก', 'Phitsanulok'),
  ('66', 'พิจิตร', 'Phichit'),
  ('67', 'เพชรบูรณ์', 'Phetchabun'),
  ('70', 'ราชบุรี', 'Ratchaburi'),
  ('71', 'กาญจนบุรี', 'Kanchanaburi'),
  ('72', 'สุพรรณบุรี', 'Suphan Buri'),
  ('73', 'นครปฐม', 'Nakhon Pathom'),
  ('74', 'สมุทรสาคร', 'Samut Sakhon'),
  ('75', 'สมุทรสงคราม', 'Samut Songkhram'),
  ('76', 'เพชรบุรี', 'Phetchaburi'),
  ('77', 'ประจวบคีรีขันธ์', 'Prachuap Khiri Khan'),
  ('80', 'นครศรีธรรมราช', 'Nakhon Si Thammarat'),
  ('81', 'กระบี่', 'Krabi'),
  ('82', 'พังงา', 'Phang Nga'),
  ('83', 'ภูเก็ต', 'Phuket'),
  ('84', 'สุราษฎร์ธานี', 'Surat Thani'),
  ('85', 'ระนอง', 'Ranong'),
  ('86', 'ชุมพร', 'Chumphon'),
  ('90', 'สงขลา', 'Songkhla'),
  ('91', 'สตูล', 'Satun'),
  ('92', 'ตรัง', 'Trang'),
  ('93', 'พัทลุง', 'Phatthalung'),
  ('94', 'ปัตตานี', 'Pattani'),
  ('95', 'ยะลา', 'Yala'),
  ('96', 'นราธิวาส', 'Narathiwat');
