import * as z from 'zod/mini';
import {
  type ApplicantProfile,
  CONTACT_METHODS,
  LANGUAGE_LEVELS,
  SCHOOL_LEVELS,
} from '#shared/core/domain/applicant.ts';
import { hasText, optionalText, text } from '#shared/core/forms/form-fields.ts';
import { flag, unlessEmpty } from '#shared/core/request-fields.ts';
import { optionalTelephone } from '#shared/core/text/telephone.ts';
import { commonYear, typedYear } from '#shared/core/time/thai-time.ts';

export const MAX_NOTE_LENGTH = 2000;
const MAX_LINE_LENGTH = 120;
const MAX_SKILLS_LENGTH = 1000;
const MAX_SKILL_LENGTH = 60;
const MAX_SKILLS = 20;
const FIRST_YEAR = 1940;
const LAST_YEAR = 2050;

const skillsIn = (input: string): string[] => [
  ...new Set(
    input
      .split(/[,;\n]/)
      .map((skill) => skill.trim())
      .filter((skill) => skill !== ''),
  ),
];

const year = z.pipe(
  z.pipe(
    z.union(
      [z.number(), z.string().check(z.maxLength(40, { error: 'yearPattern', abort: true }))],
      'yearPattern',
    ),
    z.transform((value) =>
      Number(typeof value === 'number' ? commonYear(value) : typedYear(value)),
    ),
  ),
  z
    .number('yearPattern')
    .check(z.int('yearPattern'), z.gte(FIRST_YEAR, 'yearPattern'), z.lte(LAST_YEAR, 'yearPattern')),
);

const education = z.optional(
  z.object({
    level: z.enum(SCHOOL_LEVELS, 'choiceRequired'),
    school: text('schoolRequired', MAX_LINE_LENGTH),
    subject: optionalText(MAX_LINE_LENGTH),
    year: unlessEmpty(z.optional(year)),
  }),
);

const language = z.optional(
  z.object({
    language: text('languageRequired', MAX_LINE_LENGTH),
    level: z.enum(LANGUAGE_LEVELS, 'choiceRequired'),
  }),
);

/** The number of rows is fixed, because the form also works without JavaScript. */
export const EDUCATION_ROWS = ['education1', 'education2', 'education3'] as const;
export const LANGUAGE_ROWS = ['language1', 'language2', 'language3', 'language4'] as const;

/** Requires the phone number or LINE ID of the preferred contact method. */
const contactRequired = (method: 'phone' | 'line', field: 'phone' | 'lineId') =>
  z.refine<{ contactBy: string; phone: string; lineId: string }>(
    (form) => form.contactBy !== method || form[field] !== '',
    {
      path: [field],
      message: `${field}Required`,
      when: ({ value }) => !hasText(value, field),
    },
  );

export const draftBody = z
  .object({
    coverNote: optionalText(MAX_NOTE_LENGTH),
    contactBy: unlessEmpty(z._default(z.enum(CONTACT_METHODS, 'choiceRequired'), 'email')),
    phone: optionalTelephone,
    lineId: optionalText(40).check(z.regex(/^(?:@?[\w.-]+)?$/, 'linePattern')),
    education1: education,
    education2: education,
    education3: education,
    skills: optionalText(MAX_SKILLS_LENGTH).check(
      z.refine((input) => skillsIn(input).length <= MAX_SKILLS, 'skillsTooMany'),
      z.refine(
        (input) => skillsIn(input).every((skill) => skill.length <= MAX_SKILL_LENGTH),
        'skillTooLong',
      ),
    ),
    language1: language,
    language2: language,
    language3: language,
    language4: language,
    /** Removes the PDF, unless the form uploads another. */
    withoutDocument: flag,
  })
  .check(contactRequired('phone', 'phone'), contactRequired('line', 'lineId'));

export type DraftForm = z.infer<typeof draftBody>;

export function profileOf(form: DraftForm): ApplicantProfile {
  const { contactBy, phone, lineId, skills } = form;
  return {
    contactBy,
    phone,
    lineId,
    education: EDUCATION_ROWS.flatMap((row) => {
      const entry = form[row];
      return entry ? [{ ...entry, year: entry.year ?? null }] : [];
    }),
    skills: skillsIn(skills),
    languages: LANGUAGE_ROWS.flatMap((row) => form[row] ?? []),
  };
}

export function draftValues(
  profile: ApplicantProfile,
  coverNote: string,
): Readonly<Record<string, string>> {
  const { contactBy, phone, lineId, education, skills, languages } = profile;
  const rows = [
    ...education.flatMap((entry, index) => fieldsOf(EDUCATION_ROWS[index], entry)),
    ...languages.flatMap((entry, index) => fieldsOf(LANGUAGE_ROWS[index], entry)),
  ];
  return {
    coverNote,
    contactBy,
    phone,
    lineId,
    skills: skills.join('\n'),
    ...Object.fromEntries(rows),
  };
}

function fieldsOf(row: string | undefined, values: object): [string, string][] {
  return Object.entries(values).map(([name, value]) => [`${row}.${name}`, String(value ?? '')]);
}
