import type { EmploymentStatus, JobGrade, Tenure } from '#shared/core/domain/review.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { JobType } from '#shared/core/master-data/opening-lists.ts';

/** Fewer reviews than this are never told apart from the others of their company. */
export const MIN_GROUP_SIZE = 5;

/** What a review tells of its writer besides words and stars. */
export interface ReviewerAttributes {
  readonly idJobField: number;
  readonly jobGrade: JobGrade;
  readonly jobType: JobType;
  readonly employmentStatus: EmploymentStatus;
  readonly tenure: Tenure;
}

type Attribute = keyof ReviewerAttributes;

/** The facts that may be told; null where telling would leave a group too small. */
export type DisclosedAttributes = { readonly [Name in Attribute]: ReviewerAttributes[Name] | null };

/** In this order they are told as far as they can be: what visitors filter by comes first. */
const ATTRIBUTES: readonly Attribute[] = [
  'idJobField',
  'jobGrade',
  'jobType',
  'employmentStatus',
  'tenure',
];

const NOTHING_DISCLOSED: DisclosedAttributes = {
  idJobField: null,
  jobGrade: null,
  jobType: null,
  employmentStatus: null,
  tenure: null,
};

export interface ReviewWithAttributes extends ReviewerAttributes {
  readonly publicId: string;
  /** Its words show it to everybody, so it can be no secret. */
  readonly lang: Locale;
  /** What it has told so far; absent in a review that is new. */
  readonly disclosedBefore?: DisclosedAttributes;
}

/**
 * What each of a company's reviews may tell, by its public id. Reviews in one language that tell the
 * same are always at least `SMALLEST_GROUP`, those that tell nothing included; so whatever is filtered,
 * listed or subtracted from what is told, no smaller group comes out. In a language of fewer reviews
 * none tells anything.
 */
export function discloseAttributes(
  reviews: readonly ReviewWithAttributes[],
): ReadonlyMap<string, DisclosedAttributes> {
  // Public ids are random, so nothing decides who is left untold in favour of anybody.
  const inOrder = reviews.toSorted((a, b) => (a.publicId < b.publicId ? -1 : 1));
  const languages = [...Map.groupBy(inOrder, ({ lang }) => lang).values()];
  return new Map(
    languages.flatMap((written) => discloseGroup(written, ATTRIBUTES, NOTHING_DISCLOSED)),
  );
}

type Disclosure = readonly [publicId: string, facts: DisclosedAttributes];

function discloseGroup(
  group: readonly ReviewWithAttributes[],
  attributes: readonly Attribute[],
  disclosed: DisclosedAttributes,
): Disclosure[] {
  const [attribute, ...rest] = attributes;
  if (attribute === undefined) return group.map(({ publicId }) => [publicId, disclosed]);
  const { visible, hidden } = splitByAttribute(group, attribute);
  return [
    ...visible.flatMap(([value, part]) =>
      discloseGroup(part, rest, { ...disclosed, [attribute]: value }),
    ),
    ...discloseGroup(hidden, rest, disclosed),
  ];
}

/**
 * The group by one fact. Too few of a value are hidden; while those hidden are too few themselves,
 * the largest part that is shown gives some up, or goes with them.
 */
function splitByAttribute(group: readonly ReviewWithAttributes[], attribute: Attribute) {
  const parts = [...Map.groupBy(group, (review) => review[attribute])];
  const isLarge = ([, part]: (typeof parts)[number]) => part.length >= MIN_GROUP_SIZE;
  const hidden = parts.filter((part) => !isLarge(part)).flatMap(([, part]) => part);
  let visible = parts.filter(isLarge).toSorted(([, a], [, b]) => b.length - a.length);
  while (hidden.length > 0 && hidden.length < MIN_GROUP_SIZE && visible[0]) {
    const [[value, part], ...rest] = visible as [(typeof parts)[number], ...typeof parts];
    const left = part.length - (MIN_GROUP_SIZE - hidden.length);
    const isEnough = left >= MIN_GROUP_SIZE;
    const ordered = part.toSorted((a, b) => hideRank(a, attribute) - hideRank(b, attribute));
    hidden.push(...(isEnough ? ordered.slice(left) : part));
    visible = isEnough ? [[value, ordered.slice(0, left)], ...rest] : rest;
  }
  return { visible, hidden };
}

/** Whoever was untold stays so, or those who differ would be found among ever fewer. */
function hideRank({ disclosedBefore }: ReviewWithAttributes, attribute: Attribute): number {
  if (!disclosedBefore) return 1;
  return disclosedBefore[attribute] === null ? 2 : 0;
}
