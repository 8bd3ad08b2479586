import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where the browser tests leave the HTML of the pages they visit, one file a visit. */
export const VISITED_PAGES = join('test-results', 'visited-pages');

export function keepPage(address: string, html: string): void {
  mkdirSync(VISITED_PAGES, { recursive: true });
  const { pathname, search } = new URL(address);
  const name = `${pathname}${search}`.slice(1, 120).replaceAll(/[^\w-]+/g, '_');
  // A page has other states in other journeys.
  writeFileSync(join(VISITED_PAGES, `${name}.${randomUUID()}.html`), html);
}

let java: boolean | undefined;

/** Whether this machine can run the checker of the W3C, which Java 11 and later can. */
export function hasJava(): boolean {
  java ??= javaVersion() >= 11;
  return java;
}

function javaVersion(): number {
  const { stdout, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(`${stdout}${stderr}`)?.[1] ?? 0);
}

interface NuMessage {
  readonly url?: string;
  readonly lastLine?: number;
  readonly firstColumn?: number;
  readonly message: string;
  readonly extract?: string;
}

/** What this version of the checker does not know yet, though HTML has it. */
const UNKNOWN_TO_IT = 'Attribute “name” not allowed on element “details” at this point.';

/** The checker reads styles too, but knows neither layers nor containers; the build reads them (Lightning CSS). */
const OF_STYLES = 'CSS: ';

/** Options for a program that ends after some seconds: no second compiler, no threads that collect garbage. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** What the W3C calls an error in the HTML files of a folder; all are read in one go. */
export async function nuErrors(folder: string): Promise<string[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const options = ['--stdout', '--exit-zero-always', '--errors-only', '--format', 'json'];
  const { stdout } = await promisify(execFile)(
    'java',
    [...SHORT_LIVED, '-jar', jar, ...options, ...files],
    {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const { messages } = JSON.parse(stdout) as { messages: readonly NuMessage[] };
  return messages
    .filter(({ message }) => message !== UNKNOWN_TO_IT && !message.startsWith(OF_STYLES))
    .map(({ url, lastLine, firstColumn, message, extract }) =>
      [url?.split('/').at(-1), `${lastLine}:${firstColumn}`, message, extract].join(' '),
    );
}
