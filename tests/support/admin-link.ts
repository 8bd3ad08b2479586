import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { productUnderTest } from './product-under-test.ts';

const run = promisify(execFile);

/** What `npm run admin:link` prints for the product under test. */
export async function adminLink(name = 'Journey team'): Promise<string> {
  const { env } = await productUnderTest();
  const { stdout } = await run(process.execPath, ['scripts/admin-link.ts', name], {
    env: { ...process.env, ...env },
    timeout: 120_000,
  });
  const link = /https?:\/\/\S+/.exec(stdout)?.[0];
  if (!link) throw new Error(`admin:link printed no link: ${stdout}`);
  return link;
}
