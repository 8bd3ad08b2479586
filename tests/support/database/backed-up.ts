import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { backUp } from '#shared/server/backup/back-up.ts';
import { dataLocationsOf } from '#shared/server/backup/data-files.ts';

export async function backedUp(): Promise<Map<string, string[]>> {
  const home = mkdtempSync(join(tmpdir(), 'unlinkability-'));
  const { DATABASE_URL = '' } = process.env;
  try {
    const made = await backUp(
      DATABASE_URL,
      dataLocationsOf(home, `file:${home}`),
      join(home, 'b'),
      new Date(),
    );
    return new Map(
      made.tables.map(({ schema, name, file }) => {
        const text = gunzipSync(readFileSync(join(home, 'b', file))).toString();
        return [`"${schema}"."${name}"`, text.split('\n')];
      }),
    );
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
