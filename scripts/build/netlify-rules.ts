// Netlify rules beside the pages: the API proxy, and the headers of files that Netlify serves.
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { securityHeaders } from '#shared/server/http/security-headers.ts';

/** Paths proxied to the API host instead of the function that renders pages. */
const PROXIED = ['/yousayapi/*', '/yousay-api/*', '/media/*'];
const SSR_FUNCTION = '.netlify/v1/functions/ssr/ssr.mjs';
export const CONFIG_LINE = 'preferStatic: true,';

export async function writeNetlifyRules(root: string, out: string): Promise<void> {
  await leaveApiPaths(join(root, SSR_FUNCTION));
  await appendFile(join(out, '_headers'), headerRules());
  const api = process.env['API_ORIGIN'];
  if (!api) {
    process.stdout.write('API_ORIGIN is not set: this build proxies the API nowhere\n');
    return;
  }
  await appendFile(join(out, '_redirects'), redirectRules(new URL(api).origin));
}

export function redirectRules(apiOrigin: string): string {
  const lines = PROXIED.map((path) => `${path} ${apiOrigin}${path.replace('*', ':splat')} 200!`);
  return `\n${lines.join('\n')}\n`;
}

export function headerRules(): string {
  const lines = securityHeaders(new URL('https://netlify.example')).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  return `/*\n${lines.join('\n')}\n`;
}

/** Excludes API paths from the function's source, which Netlify reads without running it. */
async function leaveApiPaths(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(CONFIG_LINE))
    throw new Error(`${SSR_FUNCTION} is not written as it was before`);
  const excluded = `${CONFIG_LINE}\n\t\t\t\texcludedPath: ${JSON.stringify(PROXIED)},`;
  await writeFile(file, text.replace(CONFIG_LINE, excluded));
}
