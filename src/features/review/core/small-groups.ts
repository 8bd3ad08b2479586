/** Groups smaller than this are never shown apart from the rest. */
export const SMALLEST_GROUP = 5;

/**
 * True when a filtered view may be shown: the group has enough reviews, and so has what it leaves
 * out, since the remainder could otherwise be had by subtraction.
 */
export function mayShowGroup(group: number, all: number): boolean {
  const rest = all - group;
  return group >= SMALLEST_GROUP && (rest === 0 || rest >= SMALLEST_GROUP);
}
