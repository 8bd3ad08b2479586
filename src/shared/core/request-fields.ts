import * as z from 'zod/mini';

const MAX_ID = 2_147_483_647;

/** An id as a path or an address carries it. */
export const idText = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number));

export const integerBetween = (min: number, max: number) =>
  z.coerce.number().check(z.int(), z.gte(min), z.lte(max));

export const idNumber = integerBetween(1, MAX_ID);

/** Which page of a list is asked for, and how many entries a page has. */
export const listPage = (size: number) => ({
  pg: z._default(integerBetween(1, 100_000), 1),
  vpp: z._default(integerBetween(1, 100), size),
});

/** A code of one of our lists, which are short. */
export const shortCode = (error?: string) =>
  z.string(error).check(z.maxLength(20, { ...(error && { error }), abort: true }));

/** Looks at no text but the empty one, so it may stand before its length is asked for. */
export const emptyAsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);

/** A form sends every field it has: one left empty was not filled in. */
export const unlessEmpty = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(z.transform(emptyAsAbsent), schema);

/** A box of a form is `1` or absent. */
export const flag = z._default(
  z.pipe(
    z.union([z.boolean(), z.literal('1')]),
    z.transform((value) => value === true || value === '1'),
  ),
  false,
);
