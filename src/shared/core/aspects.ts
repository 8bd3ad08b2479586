/**
 * The only list of aspects: name (also of the color `--color-<aspect>`), name of its rating, column
 * of reviews, icon, and `isDescribed`: companies write a section about it. The demo and showcase
 * companies have texts for those.
 */
const TABLE = [
  { aspect: 'life', rated: 'life', column: 'ratingLife', icon: 'heart', isDescribed: true },
  { aspect: 'work', rated: 'work', column: 'ratingWork', icon: 'briefcase', isDescribed: true },
  { aspect: 'pay', rated: 'money', column: 'ratingMoney', icon: 'coin', isDescribed: true },
  {
    aspect: 'community',
    rated: 'social',
    column: 'ratingSocial',
    icon: 'people',
    isDescribed: true,
  },
] as const;

type Row = (typeof TABLE)[number];
export type Aspect = Row['aspect'];
export type RatedAspect = Row['rated'];
export type DescribedAspect = Extract<Row, { readonly isDescribed: true }>['aspect'];

export const ASPECT_ROWS: readonly Row[] = TABLE;
export const ASPECTS = TABLE.map(({ aspect }) => aspect);
export const RATED_ASPECTS = TABLE.map(({ rated }) => rated);
export const DESCRIBED_ASPECTS = ASPECT_ROWS.flatMap((row) =>
  row.isDescribed ? [row.aspect] : [],
);

export function aspectsBy<Name extends 'aspect' | 'rated' | 'column', Value>(
  name: Name,
  of: (row: Row) => Value,
) {
  return Object.fromEntries(TABLE.map((row) => [row[name], of(row)])) as Record<Row[Name], Value>;
}
