// Prints a link that signs one member of the review team in to the back office, once, within minutes.
import { adminLinkPath } from '#features/session/core/admin-link-path.ts';
import { requestAdminLink } from '#features/session/server/links/admin-link.ts';
import { absolute } from '#shared/core/address.ts';
import { withDatabase } from '#shared/server/db/with-database.ts';
import { envOrExit } from '#shared/server/env.ts';

const { PUBLIC_URL } = envOrExit();
await withDatabase(async () => {
  const result = await requestAdminLink(process.argv.slice(2), new Date());
  if (result.ok) {
    const { name, link } = result.value;
    process.stdout.write(`${absolute(PUBLIC_URL, adminLinkPath('th', link))}\n`);
    process.stdout.write(`For ${name}; works once, within ${link.minutes} minutes.\n`);
  } else {
    const name = String(result.detail?.['name']);
    const why =
      result.code === 'inactive'
        ? `${name} is no longer active.`
        : `Nobody of the team is called ${name}. For somebody new: npm run admin:link -- '${name}' --new`;
    process.stderr.write(`${why}\n`);
    process.exitCode = 1;
  }
});
