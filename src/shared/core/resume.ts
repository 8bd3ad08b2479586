import * as z from 'zod/mini';
import { listOf } from './body/bounded-list.ts';
import { isJobField } from './master-data/known-ids.ts';
import { nameField, personalName, plainName, textField } from './text/typed-text.ts';

export const WORK_ENTRIES_MAX = 30;

const MAX_COMPANY_NAME_LENGTH = 200;
const MAX_POSITION_LENGTH = 120;
const MAX_ID = 2_147_483_647;

export const MAX_PERSON_NAME_LENGTH = 80;

const ownName = z._default(nameField(MAX_PERSON_NAME_LENGTH).check(personalName), '');
const importedName = z._default(textField(MAX_PERSON_NAME_LENGTH), '');

const day = z
  .string('dateRequired')
  .check(
    z.regex(/^(?:19|20)\d\d-\d\d-\d\d$/, { error: 'dateRequired', abort: true }),
    z.refine(isCalendarDate, 'dateRequired'),
  );

const workEntryWith = <Name extends z.ZodMiniType>(companyName: Name) => ({
  /** Id of the company; null if it is not on this site. */
  idEmp: z.nullable(z.int().check(z.positive(), z.lte(MAX_ID))),
  companyName,
  position: textField(MAX_POSITION_LENGTH),
  idJobField: z.nullable(z.int().check(z.refine(isJobField, 'choiceRequired'))),
  startedOn: day,
  endedOn: z.nullable(day),
});

const ownEntry = workEntryWith(
  nameField(MAX_COMPANY_NAME_LENGTH, 'companyRequired').check(
    z.minLength(1, 'companyRequired'),
    plainName,
  ),
);
const importedEntry = {
  ...workEntryWith(textField(MAX_COMPANY_NAME_LENGTH).check(z.minLength(1))),
  /** True if a third party has confirmed the entry to the resume service. */
  isConfirmed: z.optional(z.boolean()),
};

const namesAs = <Name extends z.ZodMiniType>(name: Name) => ({
  firstName: name,
  lastName: name,
  firstNameThai: name,
  lastNameThai: name,
});

interface Period {
  readonly startedOn: string;
  readonly endedOn: string | null;
}

const inOrder = z.refine<Period>(({ startedOn, endedOn }) => (endedOn ?? startedOn) >= startedOn, {
  path: ['endedOn'],
  message: 'datesOrder',
});

/** The person's own resume; unknown fields are rejected. */
export const resumeContent = z.strictObject({
  ...namesAs(ownName),
  workHistory: listOf(z.strictObject(ownEntry).check(inOrder), WORK_ENTRIES_MAX, 'tooMany'),
});

export type ResumeContent = z.output<typeof resumeContent>;
export type WorkEntry = ResumeContent['workHistory'][number];

/** A resume from another service, which may hold fields we ignore. */
export const importedResume = z.object({
  ...namesAs(importedName),
  workHistory: listOf(z.object(importedEntry), 500),
});

export type ResumeErrors = Readonly<Record<string, readonly string[]>>;

/** Checks beyond the schema: a name in at least one language, no date in the future. */
export function resumeErrors(resume: ResumeContent, today: string): ResumeErrors {
  const errors: Record<string, readonly string[]> = {};
  const isNamed = [
    [resume.firstName, resume.lastName],
    [resume.firstNameThai, resume.lastNameThai],
  ].some((name) => name.every((part) => part !== ''));
  if (!isNamed) errors['firstNameThai'] = ['nameRequired'];
  for (const [index, { startedOn, endedOn }] of resume.workHistory.entries()) {
    if (startedOn > today) errors[`workHistory.${index}.startedOn`] = ['dateFuture'];
    if (endedOn !== null && endedOn > today) {
      errors[`workHistory.${index}.endedOn`] = ['dateFuture'];
    }
  }
  return errors;
}

/** Returns whether the text is a date that exists, unlike 30 February. */
function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
