import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { productUnderTest } from './product-under-test.ts';

const run = promisify(execFile);

/** What `npm run login:link` prints for one account of the product under test, below its origin. */
export async function loginLink(email: string, ...options: '--preview'[]): Promise<string> {
  const { env } = await productUnderTest();
  const { stdout } = await run(process.execPath, ['scripts/login-link.ts', email, ...options], {
    env: { ...process.env, ...env },
    timeout: 120_000,
  });
  const link = /https?:\/\/\S+/.exec(stdout)?.[0];
  if (!link) throw new Error(`login:link printed no link: ${stdout}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
