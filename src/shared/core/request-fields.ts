import * as z from 'zod/mini';

const MAX_ID = 2_147_483_647;

export const idText = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number));

export const integerBetween = (min: number, max: number) =>
  z.coerce.number().check(z.int(), z.gte(min), z.lte(max));

export const idNumber = integerBetween(1, MAX_ID);

export const listPage = (size: number) => ({
  pg: z._default(integerBetween(1, 100_000), 1),
  vpp: z._default(integerBetween(1, 100), size),
});

export const shortCode = (error?: string) =>
  z.string(error).check(z.maxLength(20, { ...(error && { error }), abort: true }));

/** Turns '' into undefined and leaves other values to the checks that follow. */
export const emptyAsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);

/** Wraps a schema so that '' counts as absent, because forms send every field. */
export const unlessEmpty = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(z.transform(emptyAsAbsent), schema);

/** A checkbox: `1` or `true` if checked; absent if not. */
export const flag = z._default(
  z.pipe(
    z.union([z.boolean(), z.literal('1')]),
    z.transform((value) => value === true || value === '1'),
  ),
  false,
);
