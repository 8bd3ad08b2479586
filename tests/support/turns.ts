/** Languages share their elements: `npm test` visits a page in one of them, in turns, the whole in both. */
export const TURNS = ['@thai @whole', '@english @whole'] as const;

export const inTurn = <T>(all: readonly T[], turn: number): readonly T[] =>
  all.filter((_, place) => place % TURNS.length === turn);
