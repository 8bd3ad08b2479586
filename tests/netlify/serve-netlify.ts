// Serves the build for Netlify as Netlify does: rules of _redirects, files with their _headers, else the function; the API host runs beside it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '#shared/server/db/open-database.ts';
import { NETLIFY_ADDRESS_HEADER } from '#shared/server/http/endpoint/api-context.ts';
import { freePort } from '../../scripts/bench/support/free-port.ts';
import { ensureBuild, ROOT } from '../../scripts/setup.mjs';

const FILES = join(ROOT, 'dist-netlify');
const FUNCTION = join(ROOT, '.netlify/v1/functions/ssr/ssr.mjs');
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

type Handler = (request: Request, context: { ip: string }) => Promise<Response>;

const { PUBLIC_URL = '', PORT = '', E2E_DATA_DIR = '' } = process.env;
const apiPort = await freePort();
process.env.DATA_DIR = E2E_DATA_DIR;
/** Journeys join it by its folder; the API host and the function are told its address. */
const database = await openDatabase({ join: false, durable: false, maxConnections: 60 });
const SHARED = { DATABASE_URL: database.url, SESSION_SECRET: 's'.repeat(32), PUBLIC_URL };
Object.assign(process.env, SHARED);

await ensureBuild(process.execPath);
execFileSync(process.execPath, ['scripts/build.ts'], {
  cwd: ROOT,
  env: {
    ...process.env,
    DEPLOY_TARGET: 'netlify',
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const apiHost = spawn(process.execPath, ['tests/support/serve-product.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(apiPort), E2E_KEEP: '1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
apiHost.once('exit', (code) => process.exit(code ?? 1));
for await (const piece of apiHost.stdout) if (String(piece).includes('ready in')) break;
apiHost.stdout.resume();
const handler = ((await import(FUNCTION)) as { default: Handler }).default;

/** Prefixes that are answered elsewhere. */
const proxied = lines('_redirects').flatMap((line) => {
  const [from = '', to = '', status] = line.split(' ');
  return status === '200!' ? [{ from: from.replace('*', ''), to: new URL(to).origin }] : [];
});
const headers = lines('_headers').reduce<{ path: string; fields: [string, string][] }[]>(
  (rules, line) => {
    const [name = '', ...value] = line.trim().split(': ');
    if (line.startsWith(' ')) rules.at(-1)?.fields.push([name, value.join(': ')]);
    else rules.push({ path: line, fields: [] });
    return rules;
  },
  [],
);

function lines(name: string): string[] {
  const file = join(FILES, name);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

function fileOf(path: string): string | null {
  const named = join(FILES, decodeURIComponent(path));
  const found = [named, join(named, 'index.html')].find(
    (file) => file.startsWith(FILES) && existsSync(file) && statSync(file).isFile(),
  );
  return found ?? null;
}

function addressOf(asked: IncomingMessage): string {
  return String(asked.headers['x-forwarded-for'] ?? '127.0.0.1');
}

async function passOn(asked: IncomingMessage, answer: ServerResponse, origin: string) {
  const { method, url = '' } = asked;
  const told = { ...asked.headers, host: new URL(origin).host };
  const sent = request(new URL(url, origin), { method, headers: told });
  void pipeline(asked, sent).catch(() => undefined);
  const [given] = (await once(sent, 'response')) as [IncomingMessage];
  answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
  await pipeline(given, answer);
}

function giveFile(file: string, path: string, answer: ServerResponse): void {
  for (const rule of headers) {
    const isFor = rule.path.endsWith('*')
      ? path.startsWith(rule.path.slice(0, -1))
      : rule.path === path;
    if (isFor) for (const [name, value] of rule.fields) answer.setHeader(name, value);
  }
  answer.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
  answer.end(readFileSync(file));
}

async function callFunction(asked: IncomingMessage, answer: ServerResponse) {
  const { method = 'GET' } = asked;
  const told = new Headers();
  for (const [name, value] of Object.entries(asked.headers)) told.set(name, String(value));
  told.set(NETLIFY_ADDRESS_HEADER, addressOf(asked));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const given = await handler(
    new Request(new URL(asked.url ?? '/', PUBLIC_URL), {
      method,
      headers: told,
      ...(hasBody && { body: Readable.toWeb(asked) as ReadableStream, duplex: 'half' }),
    } as RequestInit),
    { ip: addressOf(asked) },
  );
  const fields = [...given.headers].filter(([name]) => name !== 'set-cookie').flat();
  const cookies = given.headers.getSetCookie().flatMap((cookie) => ['Set-Cookie', cookie]);
  answer.writeHead(given.status, [...fields, ...cookies]);
  answer.end(Buffer.from(await given.arrayBuffer()));
}

async function answerTo(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const path = (asked.url ?? '/').split('?', 1)[0] ?? '/';
  const rule = proxied.find(({ from }) => path.startsWith(from));
  const isApi = rule !== undefined || path === '/healthz';
  if (isApi) return passOn(asked, answer, rule?.to ?? `http://127.0.0.1:${apiPort}`);
  const file = fileOf(path);
  if (file !== null) return giveFile(file, path, answer);
  return callFunction(asked, answer);
}

const front = createServer((asked, answer) => {
  answerTo(asked, answer).catch((error: unknown) => {
    if (answer.destroyed) return;
    process.stderr.write(
      `${asked.method} ${asked.url}: ${error instanceof Error ? error.stack : error}\n`,
    );
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
}).listen(Number(PORT), '127.0.0.1');

process.once('SIGTERM', async () => {
  front.closeAllConnections();
  front.close();
  apiHost.removeAllListeners('exit');
  const ended = once(apiHost, 'exit');
  apiHost.kill();
  await ended;
  await database.stop();
  rmSync(E2E_DATA_DIR, { recursive: true, force: true });
  process.exit(0);
});
