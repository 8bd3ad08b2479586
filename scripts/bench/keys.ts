// Processor time of a proof key made by the night job, with its database: up to 2,000 a night beside the
// pages. OpenSSL draws primes until two hold, so that single keys are several times dearer than the mean.
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { listKeyless } from '#features/invitation/server/keys/key-queries.ts';
import { makeProofKey } from '#shared/server/proofs/proof-keys.ts';
import { makeCompanies } from '../seed/company/company.ts';
import { processorClock } from './support/processor-clock.ts';
import { makeRow, type Row } from './support/row.ts';
import { storeSearchCompanies, withNewDatabase, withServer } from './support/search/databases.ts';

const KEYS = 300;
const MAX_MS = 300;
const key = { year: 2026, kind: 'invitation' } as const;

export function run(): Promise<Row[]> {
  // The product seals private keys with this secret.
  process.env['SESSION_SECRET'] ??= 'of-a-bench-of-keys-that-nobody-keeps';
  return withServer((server) => withNewDatabase(server, 'keys', makeKeys));
}

async function makeKeys(client: Client): Promise<Row[]> {
  await storeSearchCompanies(
    client,
    makeCompanies(KEYS, 0).map(({ name }) => name.full),
  );
  await client.query(`UPDATE companies SET package_hr_say = 'silver'`);
  const db = drizzle({ client });
  const clock = await processorClock(client);
  const began = clock();
  const keyless = await listKeyless(db, key, { beforeIdEmp: undefined, limit: KEYS });
  const spent: number[] = [];
  for (const idEmp of keyless) {
    const before = clock();
    await makeProofKey(db, { ...key, idEmp });
    spent.push(clock() - before);
  }
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM proof_keys',
  );
  const stored = rows[0]?.count ?? 0;
  const meanMs = (clock() - began) / stored;
  return [
    makeRow('keys of companies made and stored', stored, '', { atLeast: KEYS }),
    makeRow('processor time of a key, on average', meanMs, 'ms', { atMost: MAX_MS }),
    makeRow('of the dearest one', Math.max(...spent), 'ms'),
  ];
}
