import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import type { Env } from '#shared/server/env.ts';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../seed/demo-accounts.ts';
import { hasCompanies, hasDemo } from '../seed/demo-presence.ts';

const SEED = fileURLToPath(new URL('./fill-with-demo.ts', import.meta.url));
const SEED_MEGABYTES = 512;
/** Heap of young objects: with the default 16 MB, a tenth of the time went into copying rows. */
const YOUNG_MEGABYTES = 64;
const MEMORY = [
  `--max-old-space-size=${SEED_MEGABYTES}`,
  `--max-semi-space-size=${YOUNG_MEGABYTES}`,
];

/**
 * Fills an empty database with the demo and returns a function that prints the sign-ins. The
 * password is public, so a site that others reach serves the demo only with DEMO=1.
 */
export async function prepareDemo(
  url: string,
  { DEMO, LOCAL, PUBLIC_URL }: Pick<Env, 'DEMO' | 'LOCAL' | 'PUBLIC_URL'>,
  connect: typeof withLongRunningClient,
): Promise<() => void> {
  if (DEMO)
    await connect(
      url,
      fillOnce(() => fill(url)),
    );
  const isThere = await connect(url, hasDemo);
  if (isThere && !DEMO && !LOCAL) {
    throw new Error(
      `The database holds demo accounts with a printed password: set DEMO=1 to serve them at ${PUBLIC_URL}, or use another database`,
    );
  }
  return DEMO && isThere ? printSignIns : () => undefined;
}

/** Advisory lock: of processes that start together one fills the demo, and the others wait. */
const DEMO_LOCK = 7_226_504;

const fillOnce = (fillEmpty: () => Promise<void>) => async (client: pg.Client) => {
  await client.query("SET lock_timeout = '10min'");
  await client.query('SELECT pg_advisory_lock($1)', [DEMO_LOCK]);
  if (!(await hasCompanies(client))) await fillEmpty();
};

/** Runs in a process of its own, so that the memory of drawing is released. */
async function fill(url: string): Promise<void> {
  const child = spawn(process.execPath, [...MEMORY, SEED], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  const [code] = await once(child, 'exit');
  process.off('exit', endWithUs);
  if (code !== 0) throw new Error('The demo could not be made');
}

function printSignIns(): void {
  process.stdout.write('  Invented demo data. Sign in with:\n');
  for (const { label, path, username } of DEMO_SIGN_INS) {
    process.stdout.write(
      `    ${path.padEnd(9)} ${username.padEnd(27)} ${DEMO_PASSWORD}  ${label}\n`,
    );
  }
  process.stdout.write('    /backoffice: npm run admin:link\n\n');
}
