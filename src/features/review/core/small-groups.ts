import type { EmploymentStatus, JobGrade, Tenure } from '#shared/core/domain/review.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { JobType } from '#shared/core/master-data/opening-lists.ts';

/** Fewer reviews than this are never told apart from the others of their company. */
export const SMALLEST_GROUP = 5;

/** What a review tells of its writer besides words and stars. */
export interface WriterFacts {
  readonly idJobField: number;
  readonly jobGrade: JobGrade;
  readonly jobType: JobType;
  readonly employmentStatus: EmploymentStatus;
  readonly tenure: Tenure;
}

type Fact = keyof WriterFacts;

/** The facts that may be told; null where telling would leave a group too small. */
export type ToldFacts = { readonly [Name in Fact]: WriterFacts[Name] | null };

/** In this order they are told as far as they can be: what visitors filter by comes first. */
const FACTS: readonly Fact[] = ['idJobField', 'jobGrade', 'jobType', 'employmentStatus', 'tenure'];

const NOTHING: ToldFacts = {
  idJobField: null,
  jobGrade: null,
  jobType: null,
  employmentStatus: null,
  tenure: null,
};

export interface KnownFacts extends WriterFacts {
  readonly publicId: string;
  /** Its words show it to everybody, so it can be no secret. */
  readonly lang: Locale;
  /** What it has told so far; absent in a review that is new. */
  readonly toldBefore?: ToldFacts;
}

/**
 * What each of a company's reviews may tell, by its public id. Reviews in one language that tell the
 * same are always at least `SMALLEST_GROUP`, those that tell nothing included; so whatever is filtered,
 * listed or subtracted from what is told, no smaller group comes out. In a language of fewer reviews
 * none tells anything.
 */
export function tellFacts(reviews: readonly KnownFacts[]): ReadonlyMap<string, ToldFacts> {
  // Public ids are random, so nothing decides who is left untold in favour of anybody.
  const inOrder = reviews.toSorted((a, b) => (a.publicId < b.publicId ? -1 : 1));
  const languages = [...Map.groupBy(inOrder, ({ lang }) => lang).values()];
  return new Map(languages.flatMap((written) => tellGroup(written, FACTS, NOTHING)));
}

type Told = readonly [publicId: string, facts: ToldFacts];

function tellGroup(group: readonly KnownFacts[], facts: readonly Fact[], told: ToldFacts): Told[] {
  const [fact, ...others] = facts;
  if (fact === undefined) return group.map(({ publicId }) => [publicId, told]);
  const { shown, hidden } = splitByFact(group, fact);
  return [
    ...shown.flatMap(([value, part]) => tellGroup(part, others, { ...told, [fact]: value })),
    ...tellGroup(hidden, others, told),
  ];
}

/**
 * The group by one fact. Too few of a value are hidden; while those hidden are too few themselves,
 * the largest part that is shown gives some up, or goes with them.
 */
function splitByFact(group: readonly KnownFacts[], fact: Fact) {
  const parts = [...Map.groupBy(group, (review) => review[fact])];
  const isLarge = ([, part]: (typeof parts)[number]) => part.length >= SMALLEST_GROUP;
  const hidden = parts.filter((part) => !isLarge(part)).flatMap(([, part]) => part);
  let shown = parts.filter(isLarge).toSorted(([, a], [, b]) => b.length - a.length);
  while (hidden.length > 0 && hidden.length < SMALLEST_GROUP && shown[0]) {
    const [[value, part], ...others] = shown as [(typeof parts)[number], ...typeof parts];
    const left = part.length - (SMALLEST_GROUP - hidden.length);
    const isEnough = left >= SMALLEST_GROUP;
    const inTurn = part.toSorted((a, b) => hideRank(a, fact) - hideRank(b, fact));
    hidden.push(...(isEnough ? inTurn.slice(left) : part));
    shown = isEnough ? [[value, inTurn.slice(0, left)], ...others] : others;
  }
  return { shown, hidden };
}

/** Whoever was untold stays so, or those who differ would be found among ever fewer. */
function hideRank({ toldBefore }: KnownFacts, fact: Fact): number {
  if (!toldBefore) return 1;
  return toldBefore[fact] === null ? 2 : 0;
}
