import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
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
  /** Consumed processor time in microseconds. */
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

/** One page at a time, counting bytes; a Node client would cost three times the measured work. */
class Visitor {
  readonly #socket: Socket;
  readonly #headers: string;

  constructor({ port }: Server, form: string) {
    this.#socket = connect(port, '127.0.0.1');
    const encoding = form === 'none' ? '' : `Accept-Encoding: ${form}\r\n`;
    this.#headers = `Host: 127.0.0.1:${port}\r\nUser-Agent: ${BROWSER}\r\n${encoding}\r\n`;
  }

  async ask(path: string): Promise<string> {
    this.#socket.write(`GET ${path} HTTP/1.1\r\n${this.#headers}`);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let head = '';
    let left = 0;
    const read = (piece: Buffer) => {
      left -= piece.length;
      if (head === '') {
        const end = piece.indexOf('\r\n\r\n') + 4;
        head = piece.toString('latin1', 0, end);
        left += end + Number(/^content-length: (\d+)/im.exec(head)?.[1]);
      }
      if (left === 0) resolve(head);
    };
    this.#socket.on('data', read).once('error', reject);
    await promise;
    this.#socket.off('data', read).off('error', reject);
    const form = /^content-encoding: (\S+)/im.exec(head)?.[1] ?? 'none';
    return `${head.split(' ')[1]} ${form}`;
  }

  leave(): void {
    this.#socket.destroy();
  }
}

/** Lets the product encode each page, and serves the same bytes with node:http. */
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

interface Side {
  readonly server: Server;
  readonly visitors: readonly Visitor[];
}

async function askForAll({ server, visitors }: Side, form: string): Promise<number> {
  const before = await server.processorTime();
  const left = CACHED_PATHS.values();
  const answers = new Set<string>();
  const visit = async (visitor: Visitor) => {
    for (const path of left) answers.add(await visitor.ask(path));
  };
  await Promise.all(visitors.map(visit));
  const took = (await server.processorTime()) - before;
  expect([...answers]).toEqual([`200 ${form}`]);
  return took;
}

/** All encodings share one code path; `npm test` requests the one that the fewest browsers lack. */
const FORMS = [
  ['br', 3],
  ['gzip', 3],
  ['zstd', 3],
  ['none', 6],
] as const;
const forms = process.env.UNIT === 'short' ? FORMS.filter(([form]) => form !== 'zstd') : FORMS;

test.each(forms)(
  'a cached page in %s takes at most %i times the processor time that node:http takes for its bytes',
  async (form, most) => {
    await copyAll(form === 'none' ? 'identity' : form);
    const sideOf = (server: Server): Side => ({
      server,
      visitors: Array.from({ length: AT_ONCE }, () => new Visitor(server, form)),
    });
    const sides = [sideOf(product), sideOf(bare)] as const;
    // Code is slow on its first run.
    for (const side of sides) await askForAll(side, form);
    let ours = 0;
    let theirs = 0;
    // Alternating, so that other load on the machine affects both.
    for (let asked = 0; asked < ANSWERS; asked += CACHED_PATHS.length) {
      ours += await askForAll(sides[0], form);
      theirs += await askForAll(sides[1], form);
    }
    for (const { visitors } of sides) for (const visitor of visitors) visitor.leave();
    console.info(`${form}: ${(ours / theirs).toFixed(2)} times node:http`);
    expect(ours / theirs).toBeLessThanOrEqual(most);
  },
);
