// Fills an empty database with the invented demo; `--again` replaces the demo rows that are there.

import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { migrate } from '#shared/server/db/migrate/migrate.ts';
import { withDatabase } from '#shared/server/db/with-database.ts';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './seed/demo-accounts.ts';
import { hasCompanies } from './seed/demo-presence.ts';
import { showSeedProgress } from './seed/progress-line.ts';
import { removeDemo } from './seed/remove-demo.ts';
import { seedDemo } from './seed/seed-demo.ts';

const replacesDemo = process.argv.includes('--again');
const scaleAt = process.argv.indexOf('--scale');
const scale = scaleAt === -1 ? 1 : Number(process.argv[scaleAt + 1]);

if (!(scale > 0 && scale <= 1)) {
  process.stderr.write('--scale takes a number above 0, up to 1.\n');
  process.exit(2);
}

await withDatabase(async (url) => {
  await migrate(url);
  if (replacesDemo) await withLongRunningClient(url, removeDemo);
  else if (await withLongRunningClient(url, hasCompanies)) {
    process.stdout.write(
      'There are companies already, so nothing was added. `npm run seed -- --again` replaces the demo ones.\n',
    );
    return;
  }
  const seeded = await seedDemo({ url, scale, onProgress: showSeedProgress });
  process.stdout.write(
    `${seeded.companies} companies, ${seeded.reviews} reviews, ${seeded.openings} openings, ${seeded.applications} applications in ${seeded.seconds.toFixed(1)} s\n`,
  );
  for (const { label, path, username } of DEMO_SIGN_INS) {
    process.stdout.write(`${label}: ${path}  ${username}  ${DEMO_PASSWORD}\n`);
  }
});
