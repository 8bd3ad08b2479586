// Prints a link that signs an employer or a job seeker in by e-mail address, once, within ten minutes.
import { parseArgs } from 'node:util';
import { signInByLink } from '#features/session/core/session-paths.ts';
import { createLoginLinks } from '#features/session/server/links/login-link.ts';
import { absolute } from '#shared/core/address.ts';
import { withDatabase } from '#shared/server/db/with-database.ts';
import { envOrExit } from '#shared/server/env.ts';

const { PUBLIC_URL } = envOrExit();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { preview: { type: 'boolean' } },
});
const [email] = positionals;
if (email === undefined) {
  process.stderr.write('Usage: npm run login:link -- user@example.com [--preview]\n');
  process.exit(64);
}
await withDatabase(async () => {
  const links = await createLoginLinks(email, new Date());
  for (const { kind, pair, language } of links) {
    const isPreview = values.preview === true && kind === 'employer';
    const path = signInByLink(language, kind, pair, isPreview ? { toPreview: '1' } : {});
    process.stdout.write(`${absolute(PUBLIC_URL, path)}\n`);
    process.stdout.write(`For ${email} (${kind}); works once, within ten minutes.\n`);
  }
  if (links.length === 0) {
    process.stderr.write(`Nobody signs in as ${email}.\n`);
    process.exitCode = 1;
  }
});
