import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { resumeContent, resumeErrors, WORK_ENTRIES_MAX } from './resume.ts';
import { thaiDay } from './time/thai-time.ts';

const entry = {
  idEmp: null,
  companyName: 'ร้านทดสอบ',
  position: 'พนักงาน',
  idJobField: null,
  startedOn: '2024-01-01',
  endedOn: null as string | null,
};
const resume = {
  firstName: '',
  lastName: '',
  firstNameThai: 'ทดสอบ',
  lastNameThai: 'ระบบ',
  workHistory: [entry],
};

const codes = (value: unknown) => {
  const checked = z.safeParse(resumeContent, value);
  return checked.success ? [] : checked.error.issues.map(({ message, code }) => message || code);
};

describe('the contract of a resume', () => {
  it('takes a plain one', () => {
    expect(codes(resume)).toEqual([]);
  });

  it.each([
    ['an end before the start', { endedOn: '2023-12-31' }, 'datesOrder'],
    ['a day no calendar has', { startedOn: '2024-02-30' }, 'dateRequired'],
    ['no company', { companyName: '  ' }, 'companyRequired'],
    ['an unknown job field', { idJobField: 9998 }, 'choiceRequired'],
  ])('rejects %s', (_, change, code) => {
    expect(codes({ ...resume, workHistory: [{ ...entry, ...change }] })).toEqual([code]);
  });

  it('rejects unknown fields', () => {
    expect(codes({ ...resume, idJsk: 7 })).toHaveLength(1);
    expect(codes({ ...resume, workHistory: [{ ...entry, isChecked: true }] })).toHaveLength(1);
  });

  it('bounds the entries', () => {
    const many = (count: number) => Array.from({ length: count }, () => entry);
    expect(codes({ ...resume, workHistory: many(WORK_ENTRIES_MAX) })).toEqual([]);
    expect(codes({ ...resume, workHistory: many(WORK_ENTRIES_MAX + 1) })).toEqual(['tooMany']);
  });
});

describe('resumeErrors', () => {
  it('requires first and last name in one language', () => {
    expect(resumeErrors(resume, '2026-11-21')).toEqual({});
    expect(resumeErrors({ ...resume, lastNameThai: '' }, '2026-11-21')).toEqual({
      firstNameThai: ['nameRequired'],
    });
  });

  it('rejects dates in the future', () => {
    const workHistory = [{ ...entry, startedOn: '2026-11-22', endedOn: '2026-12-01' }];
    expect(resumeErrors({ ...resume, workHistory }, '2026-11-21')).toEqual({
      'workHistory.0.startedOn': ['dateFuture'],
      'workHistory.0.endedOn': ['dateFuture'],
    });
  });

  it('compares with the day in Thailand', () => {
    expect(thaiDay(new Date('2026-11-21T18:00:00Z'))).toBe('2026-11-22');
  });
});
