import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ASPECT_ROWS, ASPECTS } from '#shared/core/aspects.ts';
import type { QuoteKind } from '#shared/core/domain/quote.ts';
import type { AspectScores, Score } from '#shared/core/domain/review.ts';
import { isOneOf } from '#shared/server/db/planned-once.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { quoteOf, textForRating } from '#shared/server/db/schema/quote-of.ts';
import { MAX_LINE_LENGTH } from '../../core/quotes/company-quote.ts';
import { RECENT_MONTHS } from '../../core/score.ts';

/** True if a rating is within 1 of the displayed score; `wholesAround` must follow this rule. */
const isNear = (rating: string, score: string) =>
  `abs(${rating} - round(${score}::numeric, 1)) <= 1`;

const rated = ASPECT_ROWS.map(({ rated: name }) => `rating_${name}`);

/** True if this aspect has the review's best or worst rating: the text then likely mentions it. */
const isExtreme = (rating: string) => `case
  when ${rating} >= 4 then ${rating} = greatest(${rated.join(', ')})
  else ${rating} <= 2 and ${rating} = least(${rated.map((column) => `nullif(${column}, 0)`).join(', ')}) end`;

/** Votes rank reviews of the last twelve months; older ones rank equal. */
const VOTES = `case when published_month > (now() at time zone 'Asia/Bangkok')::date - make_interval(months => ${RECENT_MONTHS})
  then 1 + useful_count else 0 end`;

const inLine = (text: string) =>
  `case when char_length(${text}) <= ${MAX_LINE_LENGTH} then ${text} end`;

/** Quotes are selected from the newest reviews of a company. */
const MAX_READ_REVIEWS = 1_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

interface Offer {
  readonly kind: QuoteKind;
  readonly text: string;
  readonly rank: string;
}

/** Candidate quotes of a review in SQL: text and rank; among equal ranks newer reviews win. */
const OFFERS: readonly Offer[] = [
  {
    kind: 'line',
    text: textForRating('rating_overall', inLine('good'), inLine('improve')),
    rank: `(${isNear('rating_overall', 'score')})::int`,
  },
  { kind: 'good', text: 'good', rank: VOTES },
  { kind: 'improve', text: 'improve', rank: VOTES },
  ...ASPECT_ROWS.map(({ aspect, rated: name }): Offer => {
    const rating = `rating_${name}`;
    const score = `(aspects -> '${name}' ->> 'score')`;
    const text = textForRating(rating, 'good', 'improve');
    return {
      kind: aspect,
      text: `case when ${isNear(rating, score)} then ${text} end`,
      rank: `(${isExtreme(rating)})::int`,
    };
  }),
];

/** Arrays are unnested, because PostgreSQL prepares expressions in VALUES again for each review. */
const OFFERED = (['kind', 'text', 'rank'] as const)
  .map((part) => OFFERS.map((offer) => (part === 'kind' ? `'${offer.kind}'` : offer[part])))
  .map((parts) => `array[${parts.join(', ')}]`)
  .join(', ');

const pick = (kinds: readonly string[], isTaken = '') => `
  select distinct on (id_emp, lang, kind) id_emp, lang, kind, id_review, text from offered
  where kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})
  order by id_emp, lang, kind, ${isTaken} rank desc, published_month desc, public_id desc`;

/** Each aspect prefers a review the page does not quote yet. */
const picks = ASPECTS.map((aspect, index) => {
  const before = ['voice', ...ASPECTS.slice(0, index)];
  const usedReviews = before.map((name) => `select id_review from of_${name} where kind <> 'line'`);
  return `of_${aspect} as (${pick([aspect], `id_review in (${usedReviews.join(' union all ')}),`)})`;
});

const FOUND = ['voice', ...ASPECTS].map((name) => `select * from of_${name}`).join(' union all ');

const CHOSEN = `of_voice as (${pick(['line', 'good', 'improve'])}), ${picks.join(', ')}, found as (${FOUND})`;

const QUOTED = `${quoteOf('good_points')} as good, ${quoteOf('improve_points')} as improve`;

/** Hash of the selection rules: after a release with other rules all quotes are selected again. */
const RULES = sha256([QUOTED, OFFERED, CHOSEN, MAX_READ_REVIEWS].join());

/** Floor and ceiling of the displayed score: they decide which ratings are within 1 of it. */
const wholesAround = ({ score }: Score) => {
  const displayed = Math.round(score * 10) / 10;
  return `${Math.floor(displayed)}${Math.ceil(displayed)}`;
};

/** Fingerprint of the data `writeQuotes` reads: review state, recent count, rounded scores. */
export function quotesFrom(
  { state, recent }: { readonly state: string | null; readonly recent: number },
  score: Score | null,
  aspects: AspectScores,
): string {
  const scores = [score, ...ASPECT_ROWS.map(({ rated: name }) => aspects[name])];
  return sha256(
    [RULES, state, recent, ...scores.map((entry) => (entry ? wholesAround(entry) : ''))].join(),
  );
}

/** Selects quotes (decision 0115) from stats just written; unchanged ones are not rewritten. */
export async function writeQuotes(db: Db, idEmps: readonly number[]): Promise<void> {
  const isAmong = isOneOf(sql`id_emp`, idEmps);
  await db.execute(sql`
    with said as materialized (
      select company_stats.id_emp, lang, id_review, public_id, published_month, useful_count, rating_overall,
        ${sql.raw(rated.join(', '))}, score, aspects,
        ${sql.raw(QUOTED)}
      from company_stats cross join lateral (
        select * from reviews where reviews.id_emp = company_stats.id_emp and status = 'published'
        order by published_month desc, public_id desc limit ${MAX_READ_REVIEWS}) newest
      where company_stats.${isAmong}
    ), offered as materialized (
      select id_emp, lang, id_review, public_id, published_month, offer.* from said
      cross join lateral unnest(${sql.raw(OFFERED)}) offer (kind, text, rank)
      where offer.text is not null
    ), ${sql.raw(CHOSEN)},
    gone as (
      delete from company_quotes q where ${isAmong} and not exists (
        select from found where (found.id_emp, found.lang, found.kind) = (q.id_emp, q.lang, q.kind))
    )
    insert into company_quotes (id_emp, lang, kind, id_review, text)
    select id_emp, lang, kind, id_review, text from found
    on conflict (id_emp, lang, kind) do update set id_review = excluded.id_review, text = excluded.text
    where (company_quotes.id_review, company_quotes.text) is distinct from (excluded.id_review, excluded.text)`);
}
