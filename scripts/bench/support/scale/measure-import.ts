import { createWriteStream } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { importCompanyFile } from '#features/discovery/server/import-companies.ts';
import { manyNames } from '../many-names.ts';
import { secondsSince } from '../measure.ts';
import { makeRow, type Row } from '../row.ts';

const ROWS = 100_000;

export async function measureImport(url: string): Promise<Row[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-'));
  const measured = async (label: string, suffix: string): Promise<Row> => {
    const file = join(folder.path, `${label}.csv`);
    await pipeline(Readable.from(lines(suffix)), createWriteStream(file));
    const began = performance.now();
    await importCompanyFile(url, file);
    return makeRow(`${label} by import`, secondsSince(began), 's', { atMost: 60 });
  };
  return [
    await measured('100,000 companies added', ''),
    await measured('100,000 companies renamed', ' (renamed)'),
  ];
}

function* lines(suffix: string): Generator<string> {
  yield 'id,nameTh,nameEn,industryTh,industryEn,sectorTh,sectorEn,address,postalCode,telephone,website\n';
  let id = 0;
  for (const { th, en } of manyNames(ROWS)) {
    id += 1;
    yield `B${id},"${th}","${en}${suffix}",-,-,-,Food & Beverage,${id} ตำบลในเมือง อำเภอเมือง ขอนแก่น,40000,0-2000-5500,example.com\n`;
  }
}
