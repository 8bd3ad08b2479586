-- expand
CREATE TABLE "review_sums" (
	"id_emp" integer NOT NULL,
	"month" date NOT NULL,
	"counts" integer[] NOT NULL,
	"state" bigint NOT NULL,
	"is_folded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "review_sums_by_company" ON "review_sums" USING btree ("id_emp","month");--> statement-breakpoint
CREATE INDEX "review_sums_unfolded" ON "review_sums" USING btree ("id_emp") WHERE not "review_sums"."is_folded";
--> statement-breakpoint
-- Another for whatever of a review its company's scores and quotes follow from.
CREATE FUNCTION review_state(r reviews) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT hash_record_extended((r.id_review, r.revision, r.useful_count, r.published_month,
    r.rating_overall, r.rating_life, r.rating_work, r.rating_money, r.rating_social), 0)
$$;
--> statement-breakpoint
CREATE FUNCTION add_to_review_sums(r reviews, by_count integer) RETURNS void LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE FUNCTION keep_review_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND old.status = 'published' THEN
    PERFORM add_to_review_sums(old, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND new.status = 'published' THEN
    PERFORM add_to_review_sums(new, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_summed_added AFTER INSERT ON reviews
  FOR EACH ROW WHEN (new.status = 'published') EXECUTE FUNCTION keep_review_sums();
--> statement-breakpoint
CREATE TRIGGER reviews_summed_changed
  AFTER UPDATE OF id_emp, status, revision, useful_count, published_month, rating_overall, rating_life, rating_work, rating_money, rating_social ON reviews
  FOR EACH ROW WHEN (old.status = 'published' OR new.status = 'published') EXECUTE FUNCTION keep_review_sums();
--> statement-breakpoint
CREATE TRIGGER reviews_summed_removed AFTER DELETE ON reviews
  FOR EACH ROW WHEN (old.status = 'published') EXECUTE FUNCTION keep_review_sums();
--> statement-breakpoint
-- The sums as they should be, of the reviews that are there now.
CREATE VIEW review_sums_anew AS
  SELECT id_emp, published_month AS month, ARRAY[
    count(*) FILTER (WHERE rating_overall = 1), count(*) FILTER (WHERE rating_overall = 2), count(*) FILTER (WHERE rating_overall = 3), count(*) FILTER (WHERE rating_overall = 4), count(*) FILTER (WHERE rating_overall = 5),
    count(*) FILTER (WHERE rating_life = 1), count(*) FILTER (WHERE rating_life = 2), count(*) FILTER (WHERE rating_life = 3), count(*) FILTER (WHERE rating_life = 4), count(*) FILTER (WHERE rating_life = 5),
    count(*) FILTER (WHERE rating_work = 1), count(*) FILTER (WHERE rating_work = 2), count(*) FILTER (WHERE rating_work = 3), count(*) FILTER (WHERE rating_work = 4), count(*) FILTER (WHERE rating_work = 5),
    count(*) FILTER (WHERE rating_money = 1), count(*) FILTER (WHERE rating_money = 2), count(*) FILTER (WHERE rating_money = 3), count(*) FILTER (WHERE rating_money = 4), count(*) FILTER (WHERE rating_money = 5),
    count(*) FILTER (WHERE rating_social = 1), count(*) FILTER (WHERE rating_social = 2), count(*) FILTER (WHERE rating_social = 3), count(*) FILTER (WHERE rating_social = 4), count(*) FILTER (WHERE rating_social = 5)
  ]::integer[] AS counts, bit_xor(review_state(reviews)) AS state
  FROM reviews WHERE status = 'published' GROUP BY id_emp, published_month;
--> statement-breakpoint
CREATE FUNCTION add_counts(integer[], integer[]) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT array_agg(one + other ORDER BY place) FROM unnest($1, $2) WITH ORDINALITY both_of (one, other, place)
$$;
--> statement-breakpoint
CREATE AGGREGATE sum_counts(integer[]) (SFUNC = add_counts, STYPE = integer[]);
--> statement-breakpoint
-- Adds what the sums of companies from one number to another lack, in one statement: what changes meanwhile adds
-- its own rows. A month of which there was nothing needs no folding. Tells how many months were wrong.
CREATE FUNCTION mend_review_sums(first_emp integer, last_emp integer) RETURNS bigint LANGUAGE sql AS $$
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
