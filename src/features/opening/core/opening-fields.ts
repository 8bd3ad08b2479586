import * as z from 'zod/mini';
import { optionalText } from '#shared/core/forms/form-fields.ts';
import { isJobField, isProvince } from '#shared/core/master-data/known-ids.ts';
import { CURRENCIES, EDUCATION_LEVELS, JOB_TYPES } from '#shared/core/master-data/opening-lists.ts';
import { shortCode, unlessEmpty } from '#shared/core/request-fields.ts';
import { amountOf, isTwoAmounts } from '#shared/core/text/typed-amount.ts';
import { nameField, plainName, textField } from '#shared/core/text/typed-text.ts';

const MAX_POSITION_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 5000;
const MAX_SALARY = 10_000_000;
const MAX_HEADCOUNT = 999;

/** Options of select fields; the catalogue has their labels under the same keys. */
export const OPENING_LISTS = {
  jobType: JOB_TYPES,
  education: EDUCATION_LEVELS,
  salaryCurrency: CURRENCIES,
} as const;

/** Accepts any number format; a text that could mean two amounts is invalid. */
const amount = (min: number, max: number, code: string) =>
  z.pipe(
    z.pipe(
      z.union(
        [
          z.number(),
          textField(50, undefined, code).check(
            z.refine((text) => !isTwoAmounts(text), 'numberDots'),
          ),
        ],
        code,
      ),
      z.transform((value) => (typeof value === 'number' ? value : amountOf(value))),
    ),
    z.number(code).check(z.int(code), z.gte(min, code), z.lte(max, code)),
  );

const position = {
  stored: z.string(),
  input: z._default(nameField(MAX_POSITION_LENGTH).check(plainName), ''),
};
const description = { stored: z.string(), input: optionalText(MAX_DESCRIPTION_LENGTH) };
/** Monthly pay; negotiable if both minimum and maximum are empty. */
const salary = {
  stored: z.nullable(z.number()),
  input: unlessEmpty(z.optional(amount(0, MAX_SALARY, 'salaryPattern'))),
};
const choiceField = <const List extends readonly [string, ...string[]]>(
  list: List,
  usual: List[number],
) => ({
  stored: z.enum(list),
  input: unlessEmpty(z._default(z.enum(list, 'choiceRequired'), usual)),
});

/** Fields of an opening, stored and as input: columns, form and export derive from this table. */
const FIELDS = {
  positionTh: position,
  positionEn: position,
  descriptionTh: description,
  descriptionEn: description,
  idJobField: {
    stored: z.number(),
    input: z.coerce.number('choiceRequired').check(z.refine(isJobField, 'choiceRequired')),
  },
  jobType: { stored: z.enum(JOB_TYPES), input: z.enum(JOB_TYPES, 'choiceRequired') },
  education: choiceField(EDUCATION_LEVELS, 'any'),
  province: {
    stored: z.nullable(z.string()),
    input: unlessEmpty(
      z.optional(shortCode('choiceRequired').check(z.refine(isProvince, 'choiceRequired'))),
    ),
  },
  salaryFrom: salary,
  salaryTo: salary,
  salaryCurrency: choiceField(CURRENCIES, 'THB'),
  headcount: {
    stored: z.number(),
    input: unlessEmpty(z._default(amount(1, MAX_HEADCOUNT, 'headcountPattern'), 1)),
  },
};

type Fields = typeof FIELDS;

const each = <Side extends 'stored' | 'input'>(side: Side) =>
  Object.fromEntries(Object.entries(FIELDS).map(([name, field]) => [name, field[side]])) as {
    [Name in keyof Fields]: Fields[Name][Side];
  };

export const OPENING_FIELDS = Object.keys(FIELDS) as readonly (keyof Fields)[];
export const openingInput = each('input');
export const storedOpening = z.object(each('stored'));

export type StoredOpening = Readonly<z.infer<typeof storedOpening>>;

export function storedValues(
  input: {
    readonly [Name in keyof StoredOpening]?: StoredOpening[Name] | undefined;
  },
): StoredOpening {
  const entries = OPENING_FIELDS.map((name) => [name, input[name] ?? null]);
  return Object.fromEntries(entries) as StoredOpening;
}
