import {
  DISCLOSURE_ORDER,
  type DisclosedAttributes,
  NOTHING_DISCLOSED,
  type ReviewerAttribute,
  type ReviewerAttributes,
} from '#shared/core/domain/reviewer-attributes.ts';
import type { Locale } from '#shared/core/locale.ts';

/** k of k-anonymity: smaller groups are never distinguishable. */
export const MIN_GROUP_SIZE = 5;

export interface ReviewWithAttributes extends ReviewerAttributes {
  readonly publicId: string;
  /** Language of the review, public because the published text shows it anyway. */
  readonly lang: Locale;
  /** Attributes disclosed so far; absent in a new review. */
  readonly disclosedBefore?: DisclosedAttributes;
}

/**
 * Disclosable attributes of each review, by public id. Reviews of one language with equal disclosed
 * attributes, including none, are always at least `MIN_GROUP_SIZE`, so that no filter, list or
 * difference isolates a smaller group. A language with fewer reviews discloses nothing.
 */
export function discloseAttributes(
  reviews: readonly ReviewWithAttributes[],
): ReadonlyMap<string, DisclosedAttributes> {
  // Public ids are random, so the choice of suppressed reviews favours no writer.
  const inOrder = reviews.toSorted((a, b) => (a.publicId < b.publicId ? -1 : 1));
  const languages = [...Map.groupBy(inOrder, ({ lang }) => lang).values()];
  return new Map(
    languages.flatMap((written) => discloseGroup(written, DISCLOSURE_ORDER, NOTHING_DISCLOSED)),
  );
}

type Disclosure = readonly [publicId: string, facts: DisclosedAttributes];

function discloseGroup(
  group: readonly ReviewWithAttributes[],
  attributes: readonly ReviewerAttribute[],
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
 * Splits a group by one attribute and hides values that are too rare. If fewer than k reviews are
 * hidden, some reviews of the largest visible part, or all, are hidden as well.
 */
function splitByAttribute(group: readonly ReviewWithAttributes[], attribute: ReviewerAttribute) {
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

/** Suppressed reviews rank highest and stay so: comparing two page versions must expose none. */
function hideRank({ disclosedBefore }: ReviewWithAttributes, attribute: ReviewerAttribute): number {
  if (!disclosedBefore) return 1;
  return disclosedBefore[attribute] === null ? 2 : 0;
}
