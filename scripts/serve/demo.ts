import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { DEMO_SIGN_INS } from '../seed/demo-accounts.ts';
import { showSeedProgress } from '../seed/progress-line.ts';
import { hasCompanies, hasDemo, seedDemo } from '../seed/seed-demo.ts';

/** Browser tests take a part of the demo; the accounts are the same. */
function demoScale(): number {
  const scale = Number(process.env.SEED_SCALE ?? 1);
  return scale > 0 && scale <= 1 ? scale : 1;
}

/** Fills an empty database with the demo; says how to sign in whenever the demo is there. */
export async function prepareDemo(url: string): Promise<() => void> {
  const isEmpty = !(await withLongRunningClient(url, hasCompanies));
  if (isEmpty) await seedDemo({ url, scale: demoScale(), onProgress: showSeedProgress });
  const isThere = isEmpty || (await withLongRunningClient(url, hasDemo));
  return isThere ? printSignIns : () => undefined;
}

function printSignIns(): void {
  process.stdout.write('  Invented demo data. Sign in with:\n');
  for (const { label, path, username, password } of DEMO_SIGN_INS) {
    process.stdout.write(`    ${path.padEnd(9)} ${username.padEnd(27)} ${password}  ${label}\n`);
  }
  process.stdout.write('    /backoffice: npm run admin:link\n\n');
}
