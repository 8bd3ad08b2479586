import type { ResumeContent } from '#shared/core/resume.ts';
import type { TextFields } from '#shared/ui/form/text-fields.ts';

export interface SelectedMonth {
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
  readonly started: SelectedMonth;
  readonly ended: SelectedMonth;
  readonly isCurrent: boolean;
}

export const NAMES = ['firstNameThai', 'lastNameThai', 'firstName', 'lastName'] as const;
export type NameField = (typeof NAMES)[number];

export interface FormResume extends Readonly<Record<NameField, string>> {
  readonly work: readonly FormEntry[];
}

const savedKey = (index: number) => `saved-${index}`;

export const NO_MONTH: SelectedMonth = { year: '', month: '', day: '01' };

export function formResume(resume: ResumeContent): FormResume {
  const { workHistory, firstName, lastName, firstNameThai, lastNameThai } = resume;
  const work = workHistory.map((entry, index) => ({
    key: savedKey(index),
    idEmp: entry.idEmp,
    companyName: entry.companyName,
    position: entry.position,
    idJobField: entry.idJobField === null ? '' : String(entry.idJobField),
    started: monthOf(entry.startedOn),
    ended: monthOf(entry.endedOn),
    isCurrent: entry.endedOn === null,
  }));
  return { firstName, lastName, firstNameThai, lastNameThai, work };
}

/** Converts to the contract's shape; a missing month becomes an empty day, which is invalid. */
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

/** Merges values typed before the script ran into the stored resume. */
export function withInput(resume: FormResume, input: TextFields): FormResume {
  const names = NAMES.map((name) => [name, input[name] ?? resume[name]]);
  const work = resume.work.map((entry, index) => {
    if (entry.key !== savedKey(index)) return entry;
    const inputValue = (name: string) => input[`workHistory.${index}.${name}`];
    const { companyName, position, idJobField, isCurrent } = entry;
    return {
      ...entry,
      // A name typed by hand replaces the selected company.
      idEmp: inputValue('companyName') === undefined ? entry.idEmp : null,
      companyName: inputValue('companyName') ?? companyName,
      position: inputValue('position') ?? position,
      idJobField: inputValue('idJobField') ?? idJobField,
      started: withSelected(entry.started, inputValue('startedOn'), inputValue('startedOn.year')),
      ended: withSelected(entry.ended, inputValue('endedOn'), inputValue('endedOn.year')),
      isCurrent: inputValue('isCurrent') === undefined ? isCurrent : inputValue('isCurrent') !== '',
    };
  });
  return { ...resume, ...Object.fromEntries(names), work };
}

function withSelected(selected: SelectedMonth, month?: string, year?: string): SelectedMonth {
  if (month === undefined && year === undefined) return selected;
  return { month: month ?? selected.month, year: year ?? selected.year, day: NO_MONTH.day };
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

export function isSameResume(first: FormResume, second: FormResume): boolean {
  return JSON.stringify(withoutKeys(first)) === JSON.stringify(withoutKeys(second));
}

/** Rejects drafts in the shape of an earlier build. */
export function isFormResume(value: unknown): value is FormResume {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  const isNamed = NAMES.every((name) => typeof record[name] === 'string');
  return isNamed && Array.isArray(record['work']) && record['work'].every(isEntry);
}

const PATTERN = blankEntry('');

function isEntry(value: unknown): value is FormEntry {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return Object.entries(PATTERN).every(([name, like]) => {
    const field = record[name];
    if (name === 'idEmp') return field === null || typeof field === 'number';
    return typeof field === typeof like && (typeof like !== 'object' || field !== null);
  });
}

function withoutKeys({ work, ...names }: FormResume) {
  return [
    NAMES.map((name) => names[name]),
    work.map(({ key: _, ...entry }) => Object.values(entry)),
  ];
}

function monthOf(day: string | null): SelectedMonth {
  const [year = '', month = '', date = '01'] = (day ?? '').split('-');
  return { year, month, day: date };
}

function dayOf({ year, month, day }: SelectedMonth): string {
  return year === '' || month === '' ? '' : `${year}-${month}-${day}`;
}
