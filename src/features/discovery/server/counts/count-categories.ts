import { ALL_INDUSTRIES_ID, INDUSTRIES } from '#shared/core/master-data/industries.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import { log } from '#shared/server/log.ts';
import type { CountsByChoice } from '../../core/choice-counts.ts';
import type { Category } from '../../core/master-data-contract.ts';
import { EVERY_COMPANY } from '../list-queries.ts';
import { storedCountsBy } from './stored-counts-queries.ts';

export async function jobFieldCounts(): Promise<Category[]> {
  const counts = await orNone(storedCountsBy(reads, 'idJobField', EVERY_COMPANY));
  return JOB_FIELDS.map((field) => ({
    ...field,
    idIndustry: 0,
    totalCompany: counts.get(String(field.idJobfield)) ?? 0,
  }));
}

export async function industryCounts(): Promise<Category[]> {
  const counts = await orNone(storedCountsBy(reads, 'idIndustry', EVERY_COMPANY));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return INDUSTRIES.map((industry) => ({
    ...industry,
    idJobfield: 0,
    totalCompany:
      industry.idIndustry === ALL_INDUSTRIES_ID
        ? all
        : (counts.get(String(industry.idIndustry)) ?? 0),
  }));
}

async function orNone(counting: Promise<CountsByChoice>): Promise<CountsByChoice> {
  try {
    return await counting;
  } catch (error) {
    log.warn({ error }, 'categories could not be counted');
    return new Map();
  }
}
