import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { LOCALES } from '#shared/core/locale.ts';
import { inStatement } from '#shared/server/db/planned-once.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  isPublishedReview,
  NEWEST_REVIEWS,
  reviewReplies,
  reviews,
} from '#shared/server/db/schema/reviews.ts';
import {
  facetsBy,
  maxCountedRows,
  REVIEW_FACETS,
  type ReviewFacet,
  type ReviewFilter,
  searchTerms,
  selectedOf,
} from '../../core/review-facets.ts';

/** Filters use only displayed or disclosed columns, so that they reveal nothing more. */
const COLUMN: Readonly<Record<ReviewFacet, SQLWrapper>> = {
  starsId: reviews.ratingOverall,
  statusesId: reviews.disclosedEmploymentStatus,
  jobFieldsId: reviews.disclosedJobField,
  gradesId: reviews.disclosedJobGrade,
  jobTypesId: reviews.disclosedJobType,
  yearsId: reviews.publishedMonth,
  invitedId: reviews.isInvited,
  langsId: reviews.lang,
};

function facetValueOf(facet: ReviewFacet, column: SQLWrapper): SQL {
  if (facet === 'yearsId') return sql`date_part('year', ${column})::text`;
  if (facet === 'invitedId')
    return sql`case ${column} when true then 'yes' when false then 'no' end`;
  return sql`${column}::text`;
}

const isUnanswered = sql`not exists (select 1 from ${reviewReplies} where ${reviewReplies.idReview} = ${reviews.idReview})`;

const publishedOf = (idEmp: number, { unanswered }: Pick<ReviewFilter, 'unanswered'>) =>
  and(eq(reviews.idEmp, idEmp), isPublishedReview, unanswered ? isUnanswered : undefined);

/** The newest published reviews of a company, up to `maxCountedRows`. */
export const newestOf = (idEmp: number, filter: Pick<ReviewFilter, 'keyword' | 'unanswered'>) =>
  sql`(select * from ${reviews} where ${publishedOf(idEmp, filter)}
    order by ${sql.join([...NEWEST_REVIEWS], sql`, `)}
    limit ${inStatement(maxCountedRows(filter))}) ${reviews}`;

/** Condition in the column's own type: comparing numbers or months as text is far slower. */
function isOf(facet: ReviewFacet, selected: readonly string[]): SQL {
  const column = COLUMN[facet];
  if (facet === 'yearsId') return inArray(sql`date_part('year', ${column})`, selected.map(Number));
  if (facet === 'invitedId')
    return inArray(
      column,
      selected.map((value) => value === 'yes'),
    );
  return inArray(column, [...selected]);
}

function hasTerms(keyword: string): SQL {
  const terms = searchTerms(keyword);
  if (terms === null) return sql`false`;
  // LIKE takes twice as long: it compares letter by letter.
  return sql.join(
    terms.map((term) => sql`strpos(${reviews}.search_words, ${term}) > 0`),
    sql` and `,
  );
}

export function matchingReviews(filter: ReviewFilter): SQL {
  const parts = REVIEW_FACETS.map((facet) => {
    const selected = selectedOf(filter, facet);
    return selected.length > 0 ? isOf(facet, selected) : undefined;
  });
  const words = filter.keyword === '' ? undefined : hasTerms(filter.keyword);
  return and(...parts, words) ?? sql`true`;
}

const SEVERAL_PARTS = -1;
const bitOf = (facet: ReviewFacet) => 1 << REVIEW_FACETS.indexOf(facet);
const KEYWORD_BIT = 1 << REVIEW_FACETS.length;

/** Bit mask of the filter parts a review does not match. */
function missed(filter: ReviewFilter): SQL {
  const parts = REVIEW_FACETS.flatMap((facet) => {
    const selected = selectedOf(filter, facet);
    if (selected.length === 0) return [];
    return [sql`case when ${isOf(facet, selected)} then 0 else ${bitOf(facet)}::int end`];
  });
  if (filter.keyword !== '') {
    parts.push(sql`case when ${hasTerms(filter.keyword)} then 0 else ${KEYWORD_BIT}::int end`);
  }
  return parts.length === 0 ? sql`0` : sql.join(parts, sql` + `);
}

type Counted = Readonly<Partial<Record<ReviewFacet, string | null>>> & {
  /** Bit of the only filter part the review misses; 0 for none, `SEVERAL_PARTS` for several. */
  readonly missed: number;
  readonly count: number;
};

/** Facets that share one grouping set: each review is grouped four times instead of eight. */
const COUNTED_TOGETHER: readonly (readonly ReviewFacet[])[] = [
  ['starsId', 'statusesId', 'invitedId', 'langsId'],
  ['gradesId', 'jobTypesId'],
  ['jobFieldsId'],
  ['yearsId'],
];

/**
 * Counts a company's reviews by each value of each facet in one index scan: an option matches
 * reviews that match the filter, or miss it by that facet alone.
 */
export async function countReviews(db: Db, idEmp: number, filter: ReviewFilter) {
  const listOf = (facets: readonly ReviewFacet[]) => sql.join(facets.map(sql.identifier), sql`, `);
  const rawColumns = REVIEW_FACETS.map(
    (facet) => sql`${COLUMN[facet]} as ${sql.identifier(facet)}`,
  );
  const displayColumns = REVIEW_FACETS.map(
    (facet) => sql`${facetValueOf(facet, sql.identifier(facet))} as ${sql.identifier(facet)}`,
  );
  const sets = COUNTED_TOGETHER.map((facets) => sql`("missed", ${listOf(facets)})`);
  // Columns are grouped raw and converted afterwards: grouping text takes ten times as long.
  const { rows } = await db.execute<Counted>(sql`
    with looked as (
      select ${sql.join(rawColumns, sql`, `)}, ${missed(filter)} as bits
      from ${newestOf(idEmp, filter)}
      -- OFFSET 0 makes PostgreSQL evaluate the mask once per review.
      offset 0
    ), told as (
      select ${listOf(REVIEW_FACETS)},
        case when bits & (bits - 1) = 0 then bits else ${SEVERAL_PARTS}::int end as missed
      from looked
    ), counted as (
      select missed, ${listOf(REVIEW_FACETS)}, count(*)::int as count
      from told group by grouping sets (${sql.join(sets, sql`, `)})
    )
    select missed, ${sql.join(displayColumns, sql`, `)}, count from counted`);
  return summedUp(rows);
}

export async function countUnanswered(db: Db, idEmp: number): Promise<number> {
  return db.$count(newestOf(idEmp, { keyword: '', unanswered: true }));
}

function summedUp(rows: readonly Counted[]) {
  const of = (facet: ReviewFacet) => {
    const counts = new Map<string, number>();
    for (const { [facet]: value, missed: part, count } of rows) {
      if (typeof value !== 'string' || (part !== 0 && part !== bitOf(facet))) continue;
      counts.set(value, (counts.get(value) ?? 0) + count);
    }
    return counts;
  };
  // Every review has a language, so the counts per language sum to all reviews.
  const written = rows.filter(({ langsId }) => typeof langsId === 'string');
  const sum = (some: readonly Counted[]) => some.reduce((total, { count }) => total + count, 0);
  return {
    all: sum(written),
    group: sum(written.filter((row) => row.missed === 0)),
    langs: LOCALES.filter((lang) => written.some(({ langsId }) => langsId === lang)),
    choices: facetsBy(of),
  };
}
