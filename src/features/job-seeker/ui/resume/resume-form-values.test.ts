import { describe, expect, it } from 'vitest';
import {
  blankEntry,
  formResume,
  isFormResume,
  isSameResume,
  resumeOf,
  withInput,
} from './resume-form-values.ts';

const [first, second] = [
  {
    idEmp: 5,
    companyName: 'A',
    position: 'B',
    idJobField: 3,
    startedOn: '2020-02-15',
    endedOn: null,
  },
  {
    idEmp: null,
    companyName: 'C',
    position: '',
    idJobField: null,
    startedOn: '2018-01-01',
    endedOn: '2019-12-31',
  },
];

const resume = {
  firstName: 'Made',
  lastName: 'Up',
  firstNameThai: 'สมมติ',
  lastNameThai: 'ขึ้น',
  workHistory: [first, second],
};

describe('the resume form', () => {
  it('converts back without change, including the hidden day', () => {
    expect(resumeOf(formResume(resume))).toEqual(resume);
  });

  it('has an empty day while the month is missing', () => {
    const values = { ...formResume(resume), work: [blankEntry('new')] };
    expect(resumeOf(values).workHistory[0]).toMatchObject({ startedOn: '', endedOn: '' });
  });

  it('merges values typed before the script ran', () => {
    const values = formResume(resume);
    const typed = {
      firstName: 'Newly',
      'workHistory.1.position': 'D',
      'workHistory.1.idJobField': '',
      'workHistory.0.companyName': 'E',
      'workHistory.0.startedOn': '03',
      'workHistory.0.isCurrent': '',
      'workHistory.0.endedOn.year': '2021',
      'workHistory.1.endedOn.year': '2020',
    };
    const { firstName, lastName, workHistory } = resumeOf(withInput(values, typed));
    expect([firstName, lastName]).toEqual(['Newly', 'Up']);
    expect(workHistory).toEqual([
      { ...first, idEmp: null, companyName: 'E', startedOn: '2020-03-01', endedOn: '' },
      { ...second, position: 'D', endedOn: '2020-12-01' },
    ]);
    const restored = { ...values, work: values.work.map((entry) => ({ ...entry, key: 'kept' })) };
    expect(withInput(restored, typed).work).toEqual(restored.work);
  });

  it('compares without internal keys', () => {
    const values = formResume(resume);
    const renamed = values.work.map((entry) => ({ ...entry, key: `x${entry.key}` }));
    expect(isSameResume(values, { ...values, work: renamed })).toBe(true);
    expect(isSameResume(values, { ...values, work: renamed.toReversed() })).toBe(false);
  });
});

describe('a stored draft', () => {
  it('is restored unchanged', () => {
    expect(isFormResume(JSON.parse(JSON.stringify(formResume(resume))))).toBe(true);
  });

  it.each(['{}', '{"firstName":"","work":[]}', '[]', 'null'])('rejects %s', (text) => {
    expect(isFormResume(JSON.parse(text))).toBe(false);
  });

  it('rejects an entry of another build', () => {
    const [{ started: _, ...entry } = blankEntry('')] = formResume(resume).work;
    expect(isFormResume({ ...formResume(resume), work: [entry] })).toBe(false);
  });
});
