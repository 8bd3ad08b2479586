import { describe, expect, it } from 'vitest';
import { ALL_INDUSTRIES_ID, INDUSTRIES } from '#shared/core/master-data/industries.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';
import { INDUSTRY_LINES } from './industry-lines.ts';
import { JOB_FIELD_LINES } from './job-field-lines.ts';
import { neighbouringIndustries, neighbouringJobFields } from './neighbours.ts';

const industries = INDUSTRIES.map(({ idIndustry }) => idIndustry).filter(
  (id) => id !== ALL_INDUSTRIES_ID,
);
const jobFields = JOB_FIELDS.map(({ idJobfield }) => idJobfield);

describe('what is written of a field', () => {
  it('is there for each, in the order of the ids', () => {
    expect(INDUSTRY_LINES).toHaveLength(industries.length);
    expect(JOB_FIELD_LINES).toHaveLength(jobFields.length);
  });

  it('is said once, in the language it stands for, and fits a description', () => {
    const lines = [...INDUSTRY_LINES, ...JOB_FIELD_LINES].flat();
    expect(new Set(lines).size).toBe(lines.length);
    for (const [th, en] of [...INDUSTRY_LINES, ...JOB_FIELD_LINES]) {
      expect(th).toMatch(/^[\u0E00-\u0E7F ]+$/u);
      expect(en).toMatch(/^[A-Z][^\u0E00-\u0E7F]+\.$/u);
      expect(Math.max(th.length, en.length)).toBeLessThan(150);
    }
  });
});

it.each([
  ['industry', industries, neighbouringIndustries],
  ['job field', jobFields, neighbouringJobFields],
] as const)('each %s has neighbours, which have it as theirs', (_, ids, neighbours) => {
  for (const id of ids) {
    expect(neighbours(id).length).toBeGreaterThan(0);
    expect(neighbours(id)).not.toContain(id);
    for (const other of neighbours(id)) expect(neighbours(other)).toContain(id);
  }
});
