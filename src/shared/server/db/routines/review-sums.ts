import { RATED_ASPECTS } from '#shared/core/aspects.ts';

const STARS = [1, 2, 3, 4, 5];
/** Columns of ratings in the order of `review_sums.counts`. */
const RATINGS = ['overall', ...RATED_ASPECTS].map((kind) => `rating_${kind}`);

const ofRow = RATINGS.map((column) => `r.${column}`).join(', ');
const starCounts = RATINGS.flatMap((column) =>
  STARS.map((star) => `count(*) FILTER (WHERE ${column} = ${star})::integer`),
);

/** Arrays of different lengths occur until the sums include a new aspect: the shorter is padded. */
const ADD_COUNTS = `
CREATE OR REPLACE FUNCTION add_counts(integer[], integer[]) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT array_agg(coalesce(a, 0) + coalesce(b, 0) ORDER BY index)
  FROM unnest($1, $2) WITH ORDINALITY pairs (a, b, index)
$$`;

/** Fingerprint of everything about a review that its company's sums depend on. */
const REVIEW_STATE = `
CREATE OR REPLACE FUNCTION review_state(r reviews) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT hash_record_extended((r.id_review, r.revision, r.useful_count, r.published_month,
    ${ofRow}), 0)
$$`;

const ADD_TO_SUMS = `
CREATE OR REPLACE FUNCTION add_to_review_sums(r reviews, by_count integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ratings integer[] := ARRAY[${ofRow}];
  counts integer[] := array_fill(0, ARRAY[${STARS.length} * cardinality(ratings)]);
BEGIN
  FOR kind IN 1..cardinality(ratings) LOOP
    IF ratings[kind] > 0 THEN
      counts[${STARS.length} * kind - ${STARS.length} + ratings[kind]] := by_count;
    END IF;
  END LOOP;
  INSERT INTO review_sums (id_emp, month, counts, state)
  VALUES (r.id_emp, r.published_month, counts, review_state(r));
END $$`;

const SUMS_CHANGED = `
CREATE OR REPLACE TRIGGER reviews_summed_changed
  AFTER UPDATE OF id_emp, status, revision, useful_count, published_month, ${RATINGS.join(', ')} ON reviews
  FOR EACH ROW WHEN (old.status = 'published' OR new.status = 'published')
  EXECUTE FUNCTION track_review_sums()`;

const SUMS_EXPECTED = `
CREATE OR REPLACE VIEW review_sums_expected AS
SELECT id_emp, published_month AS month, ARRAY[${starCounts.join(', ')}] AS counts,
  bit_xor(review_state(reviews)) AS state
FROM reviews WHERE status = 'published' GROUP BY id_emp, published_month`;

/** Statements that sum ratings, made from the list of aspects. */
export const REVIEW_SUM_ROUTINES = [
  ADD_COUNTS,
  REVIEW_STATE,
  ADD_TO_SUMS,
  SUMS_CHANGED,
  SUMS_EXPECTED,
];
