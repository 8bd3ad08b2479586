import type { ResumeContent } from '#shared/core/resume.ts';
import type { TextFields } from '#shared/ui/form/text-fields.ts';

/** A day as it is chosen: month and year each by themselves; the day of the month is not asked. */
export interface ChosenMonth {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

export interface FormEntry {
  readonly key: string;
  readonly idEmp: number | null;
  readonly companyName: string;
  readonly position: string;
  readonly idJobField: string;
  readonly started: ChosenMonth;
  readonly ended: ChosenMonth;
  readonly isCurrent: boolean;
}

export const NAMES = ['firstNameThai', 'lastNameThai', 'firstName', 'lastName'] as const;
export type NameField = (typeof NAMES)[number];

export interface FormResume extends Readonly<Record<NameField, string>> {
  readonly work: readonly FormEntry[];
}

const savedKey = (index: number) => `saved-${index}`;

export const NO_MONTH: ChosenMonth = { year: '', month: '', day: '01' };

export function formResume(resume: ResumeContent): FormResume {
  const { workHistory, firstName, lastName, firstNameThai, lastNameThai } = resume;
  const work = workHistory.map((entry, index) => ({
    key: savedKey(index),
    idEmp: entry.idEmp,
    companyName: entry.companyName,
    position: entry.position,
    idJobField: entry.idJobField === null ? '' : String(entry.idJobField),
    started: chosen(entry.startedOn),
    ended: chosen(entry.endedOn),
    isCurrent: entry.endedOn === null,
  }));
  return { firstName, lastName, firstNameThai, lastNameThai, work };
}

/** The resume as the contract wants it; a month that is not chosen yet is an empty day, which it refuses. */
export function resumeOf({ work, ...names }: FormResume): ResumeContent {
  return {
    ...names,
    workHistory: work.map((entry) => ({
      idEmp: entry.idEmp,
      companyName: entry.companyName,
      position: entry.position,
      idJobField: entry.idJobField === '' ? null : Number(entry.idJobField),
      startedOn: dayOf(entry.started),
      endedOn: entry.isCurrent ? null : dayOf(entry.ended),
    })),
  };
}

/** With what was typed before the script was there, into what the page came with. */
export function withTyped(resume: FormResume, typed: TextFields): FormResume {
  const names = NAMES.map((name) => [name, typed[name] ?? resume[name]]);
  const work = resume.work.map((entry, index) => {
    if (entry.key !== savedKey(index)) return entry;
    const at = (name: string) => typed[`workHistory.${index}.${name}`];
    const { companyName, position, idJobField, isCurrent } = entry;
    return {
      ...entry,
      // Another name is of a company nobody has picked.
      idEmp: at('companyName') === undefined ? entry.idEmp : null,
      companyName: at('companyName') ?? companyName,
      position: at('position') ?? position,
      idJobField: at('idJobField') ?? idJobField,
      started: withChosen(entry.started, at('startedOn'), at('startedOn.year')),
      ended: withChosen(entry.ended, at('endedOn'), at('endedOn.year')),
      isCurrent: at('isCurrent') === undefined ? isCurrent : at('isCurrent') !== '',
    };
  });
  return { ...resume, ...Object.fromEntries(names), work };
}

function withChosen(chosen: ChosenMonth, month?: string, year?: string): ChosenMonth {
  if (month === undefined && year === undefined) return chosen;
  return { month: month ?? chosen.month, year: year ?? chosen.year, day: NO_MONTH.day };
}

export function blankEntry(key: string): FormEntry {
  return {
    key,
    idEmp: null,
    companyName: '',
    position: '',
    idJobField: '',
    started: NO_MONTH,
    ended: NO_MONTH,
    isCurrent: false,
  };
}

export function isSame(one: FormResume, other: FormResume): boolean {
  return JSON.stringify(withoutKeys(one)) === JSON.stringify(withoutKeys(other));
}

/** Nothing that an earlier build kept in another shape. */
export function isFormResume(value: unknown): value is FormResume {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Record<string, unknown>;
  const isNamed = NAMES.every((name) => typeof kept[name] === 'string');
  return isNamed && Array.isArray(kept['work']) && kept['work'].every(isEntry);
}

const PATTERN = blankEntry('');

function isEntry(value: unknown): value is FormEntry {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Record<string, unknown>;
  return Object.entries(PATTERN).every(([name, like]) => {
    const own = kept[name];
    if (name === 'idEmp') return own === null || typeof own === 'number';
    return typeof own === typeof like && (typeof like !== 'object' || own !== null);
  });
}

function withoutKeys({ work, ...names }: FormResume) {
  return [
    NAMES.map((name) => names[name]),
    work.map(({ key: _, ...entry }) => Object.values(entry)),
  ];
}

function chosen(day: string | null): ChosenMonth {
  const [year = '', month = '', date = '01'] = (day ?? '').split('-');
  return { year, month, day: date };
}

function dayOf({ year, month, day }: ChosenMonth): string {
  return year === '' || month === '' ? '' : `${year}-${month}-${day}`;
}
