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
  chosenOf,
  facetsBy,
  mostCounted,
  REVIEW_FACETS,
  type ReviewFacet,
  type ReviewFilter,
  soughtWords,
} from '../../core/review-facets.ts';

/** What a review shows or tells, never what it keeps, so that a filter tells nothing more. */
const COLUMN: Readonly<Record<ReviewFacet, SQLWrapper>> = {
  starsId: reviews.ratingOverall,
  statusesId: reviews.toldEmploymentStatus,
  jobFieldsId: reviews.toldJobField,
  gradesId: reviews.toldJobGrade,
  jobTypesId: reviews.toldJobType,
  yearsId: reviews.publishedMonth,
  invitedId: reviews.isInvited,
  langsId: reviews.lang,
};

/** The value of a facet that a column's value is shown as. */
function shownAs(facet: ReviewFacet, column: SQLWrapper): SQL {
  if (facet === 'yearsId') return sql`date_part('year', ${column})::text`;
  if (facet === 'invitedId')
    return sql`case ${column} when true then 'yes' when false then 'no' end`;
  return sql`${column}::text`;
}

const isUnanswered = sql`not exists (select 1 from ${reviewReplies} where ${reviewReplies.idReview} = ${reviews.idReview})`;

const publishedOf = (idEmp: number, { unanswered }: Pick<ReviewFilter, 'unanswered'>) =>
  and(eq(reviews.idEmp, idEmp), isPublishedReview, unanswered ? isUnanswered : undefined);

/** The published reviews of a company that a list counts and shows, the newest so many. */
export const newestOf = (idEmp: number, filter: Pick<ReviewFilter, 'keyword' | 'unanswered'>) =>
  sql`(select * from ${reviews} where ${publishedOf(idEmp, filter)}
    order by ${sql.join([...NEWEST_REVIEWS], sql`, `)}
    limit ${inStatement(mostCounted(filter))}) ${reviews}`;

/** Compared as the column has it: told as words first, numbers and months take several times as long. */
function isOf(facet: ReviewFacet, chosen: readonly string[]): SQL {
  const column = COLUMN[facet];
  if (facet === 'yearsId') return inArray(sql`date_part('year', ${column})`, chosen.map(Number));
  if (facet === 'invitedId')
    return inArray(
      column,
      chosen.map((said) => said === 'yes'),
    );
  return inArray(column, [...chosen]);
}

function hasWords(keyword: string): SQL {
  const words = soughtWords(keyword);
  if (words === null) return sql`false`;
  // LIKE takes twice as long: it goes from letter to letter.
  return sql.join(
    words.map((word) => sql`strpos(${reviews}.search_words, ${word}) > 0`),
    sql` and `,
  );
}

/** The condition of a filter. */
export function matching(filter: ReviewFilter): SQL {
  const parts = REVIEW_FACETS.map((facet) => {
    const chosen = chosenOf(filter, facet);
    return chosen.length > 0 ? isOf(facet, chosen) : undefined;
  });
  const words = filter.keyword === '' ? undefined : hasWords(filter.keyword);
  return and(...parts, words) ?? sql`true`;
}

const ELSEWHERE = -1;
const bitOf = (facet: ReviewFacet) => 1 << REVIEW_FACETS.indexOf(facet);
const WORDS = 1 << REVIEW_FACETS.length;

/** Which parts of a filter a review misses, as bits. */
function missed(filter: ReviewFilter): SQL {
  const parts = REVIEW_FACETS.flatMap((facet) => {
    const chosen = chosenOf(filter, facet);
    if (chosen.length === 0) return [];
    return [sql`case when ${isOf(facet, chosen)} then 0 else ${bitOf(facet)}::int end`];
  });
  if (filter.keyword !== '') {
    parts.push(sql`case when ${hasWords(filter.keyword)} then 0 else ${WORDS}::int end`);
  }
  return parts.length === 0 ? sql`0` : sql.join(parts, sql` + `);
}

type Counted = Readonly<Partial<Record<ReviewFacet, string | null>>> & {
  /** The one part they miss; 0 for none, `ELSEWHERE` for several. */
  readonly missed: number;
  readonly count: number;
};

/** Facets counted by all of their values at once, so that a review is put into four counts and not into eight. */
const COUNTED_TOGETHER: readonly (readonly ReviewFacet[])[] = [
  ['starsId', 'statusesId', 'invitedId', 'langsId'],
  ['gradesId', 'jobTypesId'],
  ['jobFieldsId'],
  ['yearsId'],
];

/**
 * A company's reviews by each value of each facet, in one walk along its index: a choice leaves those that
 * match the filter and those that miss it by that facet alone.
 */
export async function countReviews(db: Db, idEmp: number, filter: ReviewFilter) {
  const listOf = (facets: readonly ReviewFacet[]) => sql.join(facets.map(sql.identifier), sql`, `);
  const looked = REVIEW_FACETS.map((facet) => sql`${COLUMN[facet]} as ${sql.identifier(facet)}`);
  const shown = REVIEW_FACETS.map(
    (facet) => sql`${shownAs(facet, sql.identifier(facet))} as ${sql.identifier(facet)}`,
  );
  const sets = COUNTED_TOGETHER.map((facets) => sql`("missed", ${listOf(facets)})`);
  // Columns are counted as they are and shown afterwards: told as words first, they take ten times as long.
  const { rows } = await db.execute<Counted>(sql`
    with looked as (
      select ${sql.join(looked, sql`, `)}, ${missed(filter)} as bits
      from ${newestOf(idEmp, filter)}
      -- What a review misses is read once, here.
      offset 0
    ), told as (
      select ${listOf(REVIEW_FACETS)},
        case when bits & (bits - 1) = 0 then bits else ${ELSEWHERE}::int end as missed
      from looked
    ), counted as (
      select missed, ${listOf(REVIEW_FACETS)}, count(*)::int as count
      from told group by grouping sets (${sql.join(sets, sql`, `)})
    )
    select missed, ${sql.join(shown, sql`, `)}, count from counted`);
  return summedUp(rows);
}

/** How many reviews of a company have no answer. */
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
  // Every review has a language, so those of each make up all.
  const written = rows.filter(({ langsId }) => typeof langsId === 'string');
  const sum = (some: readonly Counted[]) => some.reduce((total, { count }) => total + count, 0);
  return {
    all: sum(written),
    group: sum(written.filter((row) => row.missed === 0)),
    langs: LOCALES.filter((lang) => written.some(({ langsId }) => langsId === lang)),
    choices: facetsBy(of),
  };
}
