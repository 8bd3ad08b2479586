import type pg from 'pg';
import { ALL_INDUSTRIES_ID, INDUSTRIES } from '#shared/core/master-data/industries.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';
import { PROVINCES } from '#shared/core/master-data/provinces.ts';

type Names = readonly [key: number | string, th: string, en: string];

/** Job fields, industries and provinces as rows others refer to; names follow the lists in core. */
export async function fillMasterData(client: pg.Client): Promise<void> {
  await fill(client, 'job_fields', 'id_job_field', 'integer', [
    ...JOB_FIELDS.map((one): Names => [one.idJobfield, one.fieldNameTh, one.fieldNameEn]),
  ]);
  await fill(client, 'industries', 'id_industry', 'integer', [
    ...INDUSTRIES.filter(({ idIndustry }) => idIndustry !== ALL_INDUSTRIES_ID).map(
      (one): Names => [one.idIndustry, one.fieldNameTh, one.fieldNameEn],
    ),
  ]);
  await fill(client, 'provinces', 'code', 'text', [
    ...PROVINCES.map((one): Names => [String(one.idState), one.nameTh, one.nameEn]),
  ]);
}

async function fill(
  client: pg.Client,
  table: string,
  key: string,
  type: 'integer' | 'text',
  rows: readonly Names[],
): Promise<void> {
  await client.query(
    `INSERT INTO ${table} AS t (${key}, name_th, name_en)
     SELECT * FROM unnest($1::${type}[], $2::text[], $3::text[])
     ON CONFLICT (${key}) DO UPDATE SET name_th = excluded.name_th, name_en = excluded.name_en
      WHERE (t.name_th, t.name_en) IS DISTINCT FROM (excluded.name_th, excluded.name_en)`,
    [rows.map(([id]) => id), rows.map(([, th]) => th), rows.map(([, , en]) => en)],
  );
}
