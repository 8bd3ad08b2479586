// Prints a link that signs one member of the review team in to the back office, once, within minutes.
import { adminLinkPath } from '#features/session/core/admin-link-path.ts';
import { createAdminLink } from '#features/session/server/links/admin-link.ts';
import { absolute } from '#shared/core/address.ts';
import { openDatabase } from '#shared/server/db/open-database.ts';
import { closePool } from '#shared/server/db/pool.ts';
import { envOrExit } from '#shared/server/env.ts';

const { PUBLIC_URL } = envOrExit();
const name = process.argv[2] ?? 'Review team';
const database = await openDatabase({ join: true });
process.env['DATABASE_URL'] = database.url;
try {
  const link = await createAdminLink(name, new Date());
  if (link) {
    process.stdout.write(`${absolute(PUBLIC_URL, adminLinkPath('th', link))}\n`);
    process.stdout.write(`For ${name}; works once, within ${link.minutes} minutes.\n`);
  } else {
    process.stderr.write(`${name} is no longer active.\n`);
    process.exitCode = 1;
  }
} finally {
  await closePool();
  await database.stop();
}
