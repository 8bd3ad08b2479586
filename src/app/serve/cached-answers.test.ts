import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CACHED_PATHS } from '#tests/cached-pages/cached-paths.ts';

const SERVER = fileURLToPath(import.meta.resolve('#tests/cached-pages/cached-pages-server.ts'));
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const ANSWERS = 2_000;
const AT_ONCE = 8;

interface Server {
  readonly port: number;
  /** Microseconds of a processor it has had. */
  processorTime(): Promise<number>;
}

const children: ChildProcess[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let product: Server;
let bare: Server;

beforeAll(async () => {
  [product, bare] = await Promise.all([start('product'), start('bare')]);
});

afterAll(() => {
  agent.destroy();
  for (const child of children) child.kill();
});

async function start(which: 'product' | 'bare'): Promise<Server> {
  const child = spawn(process.execPath, ['--max-semi-space-size=16', SERVER, which], {
    env: { ...process.env, LOG_LEVEL: 'silent', NODE_ENV: 'production', DEMO: '0' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => Number((await lines.next()).value);
  return {
    port: await next(),
    processorTime() {
      child.stdin.write('\n');
      return next();
    },
  };
}

async function ask({ port }: Server, path: string, form: string): Promise<void> {
  const encoding = form === 'none' ? {} : { 'Accept-Encoding': form };
  const headers = { 'User-Agent': BROWSER, ...encoding };
  const asked = request({ host: '127.0.0.1', port, path, agent, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  expect([answer.statusCode, answer.headers['content-encoding'] ?? 'none']).toEqual([200, form]);
}

/** Has the product make a form of each page, and lays the same bytes where node:http sends them from. */
async function copyAll(form: string): Promise<void> {
  const host = '127.0.0.1';
  for (const path of CACHED_PATHS) {
    const headers = form === 'identity' ? {} : { 'Accept-Encoding': form };
    const asked = request({ host, port: product.port, path, agent, headers }).end();
    const [page] = (await once(asked, 'response')) as [IncomingMessage];
    const body = await buffer(page);
    expect(body.length).toBeGreaterThan(10_000);
    const put = { method: 'PUT', headers: { 'Content-Encoding': form } };
    const copied = request({ host, port: bare.port, path, agent, ...put }).end(body);
    const [answer] = (await once(copied, 'response')) as [IncomingMessage];
    await buffer(answer);
  }
}

/** The pages in turn, each once. */
async function askForAll(server: Server, form: string): Promise<number> {
  const before = await server.processorTime();
  const left = CACHED_PATHS.values();
  const connection = async () => {
    for (const path of left) await ask(server, path, form);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, connection));
  return (await server.processorTime()) - before;
}

test.each([
  ['br', 3],
  ['gzip', 3],
  ['zstd', 3],
  ['none', 6],
] as const)(
  'a kept page in %s takes at most %i times the processor that node:http takes for its bytes',
  async (form, most) => {
    await copyAll(form === 'none' ? 'identity' : form);
    // Code that runs for the first time is slow.
    for (const server of [product, bare]) await askForAll(server, form);
    let ours = 0;
    let theirs = 0;
    // In turns, so that whatever else the machine does meets both.
    for (let asked = 0; asked < ANSWERS; asked += CACHED_PATHS.length) {
      ours += await askForAll(product, form);
      theirs += await askForAll(bare, form);
    }
    console.info(`${form}: ${(ours / theirs).toFixed(2)} times node:http`);
    expect(ours / theirs).toBeLessThanOrEqual(most);
  },
);
