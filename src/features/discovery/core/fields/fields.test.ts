import { describe, expect, it } from 'vitest';
import { ALL_INDUSTRIES_ID, INDUSTRIES } from '#shared/core/master-data/industries.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';
import { INDUSTRY_LINES, JOB_FIELD_LINES } from './field-lines.ts';
import { neighbouringIndustries, neighbouringJobFields } from './neighbours.ts';

const industries = INDUSTRIES.map(({ idIndustry }) => idIndustry).filter(
  (id) => id !== ALL_INDUSTRIES_ID,
);
const jobFields = JOB_FIELDS.map(({ idJobfield }) => idJobfield);

describe('texts of a field', () => {
  it('exist for each id of the master data, and for no other', () => {
    expect(Object.keys(INDUSTRY_LINES)).toEqual(industries.map(String));
    expect(Object.keys(JOB_FIELD_LINES)).toEqual(jobFields.map(String));
  });

  it('are unique, in their language, and fit a meta description', () => {
    const lines = [INDUSTRY_LINES, JOB_FIELD_LINES].flatMap((byId) => Object.values(byId));
    const texts = lines.flatMap(({ th, en }) => [th, en]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const { th, en } of lines) {
      expect(th).toMatch(/^[\u0E00-\u0E7F ]+$/u);
      expect(en).toMatch(/^[A-Z][^\u0E00-\u0E7F]+\.$/u);
      expect(Math.max(th.length, en.length)).toBeLessThan(150);
    }
  });
});

it.each([
  ['industry', industries, neighbouringIndustries],
  ['job field', jobFields, neighbouringJobFields],
] as const)('each %s has neighbours, in both directions', (_, ids, neighbours) => {
  for (const id of ids) {
    expect(neighbours(id).length).toBeGreaterThan(0);
    expect(neighbours(id)).not.toContain(id);
    for (const other of neighbours(id)) expect(neighbours(other)).toContain(id);
  }
});
