import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName } from '#shared/core/company/fold-name.ts';
import { INDUSTRIES } from '#shared/core/master-data/industries.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';
import { PROVINCES } from '#shared/core/master-data/provinces.ts';
import { db } from '#shared/server/db/pool.ts';

const PIECES = [
  ...'กขงจชดตนบปมยรลวสหอฮะาิีึืุูเแโใไๆฯ่้๊๋็์ํำั๙๐฿',
  ...'abkzABKZ019 .,&()\'"-_+/éÜñß™½ﬁ–’\u00A0\u200B\u0301ｋ',
  'บริษัท',
  'จำกัด',
  '(มหาชน)',
  'หจก.',
  'ห้างหุ้นส่วน',
  ' Co., Ltd.',
  ' Public Company Limited',
  ' PLC',
  ' limited',
];

describe('folding in SQL', () => {
  it('equals the TypeScript folding', async () => {
    const names = fc.sample(
      fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join('')),
      { numRuns: 3000, seed: 11 },
    );
    const { rows } = await db.execute<{ name: string; folded: string }>(
      sql`select name, fold_name(name) as folded
          from json_array_elements_text(${JSON.stringify(names)}::json) as names (name)`,
    );
    expect(rows).toHaveLength(names.length);
    expect(rows.filter(({ name, folded }) => foldName(name) !== folded)).toEqual([]);
  });
});

describe('master data in the database', () => {
  it('equals the built-in lists', async () => {
    const fields = await db.execute(
      sql`select id_job_field as "idJobfield", name_th as "fieldNameTh", name_en as "fieldNameEn"
          from job_fields order by 1`,
    );
    expect(fields.rows).toEqual(JOB_FIELDS);
    const industries = await db.execute(
      sql`select id_industry as "idIndustry", name_th as "fieldNameTh", name_en as "fieldNameEn"
          from industries order by 1`,
    );
    expect(industries.rows).toEqual(INDUSTRIES.slice(0, -1));
    const provinces = await db.execute(
      sql`select code, name_th as "nameTh", name_en as "nameEn" from provinces order by 1`,
    );
    expect(provinces.rows).toEqual(
      PROVINCES.map(({ idState, nameTh, nameEn }) => ({ code: String(idState), nameTh, nameEn })),
    );
  });
});
