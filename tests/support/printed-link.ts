import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { productUnderTest } from './product-under-test.ts';

const run = promisify(execFile);

/** What `npm run admin:link` or `npm run login:link` prints for the product under test, below its origin. */
export async function printedLink(
  script: 'admin-link' | 'login-link',
  ...args: readonly string[]
): Promise<string> {
  const { env } = await productUnderTest();
  const { stdout } = await run(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...process.env, ...env },
    timeout: 120_000,
  });
  const link = /https?:\/\/\S+/.exec(stdout)?.[0];
  if (!link) throw new Error(`${script} printed no link: ${stdout}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
