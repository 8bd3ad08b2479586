import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { isAlive, readPostmaster } from '#shared/server/db/embedded-postgres/pidfile.ts';
import { SERVER_ARGS } from '../../scripts/serve/server-process.mjs';
import { ROOT } from '../../scripts/setup.mjs';
import { isListening, LONG, type Served, serve } from './served.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
const postmaster = () => readPostmaster(join(dataDir, 'postgres', 'data'))?.pid ?? 0;
let product: Served | undefined;

afterEach(async () => {
  await product?.end();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const BODY = 'username=nobody%40example.com&password=wrong-one';

/** A visitor whose body is long on its way; `begun` once the server has said that it waits for it. */
function slowSignIn(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (piece) => {
    received += piece.toString();
  });
  const begun = once(socket, 'data');
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(received)));
  socket.on('error', () => undefined);
  socket.write(
    `POST /yousayapi/login HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY.slice(0, 10)}`,
  );
  return { begun, ended, finish: () => socket.write(BODY.slice(10)) };
}

function keepAliveVisitor(url: string): Promise<{ closed: Promise<void> }> {
  const agent = new Agent({ keepAlive: true });
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}/healthz`, { agent }, (answer) => {
      const { socket } = answer;
      const closed = new Promise<void>((done) => socket.once('close', () => done()));
      answer.resume().once('end', () => resolve({ closed }));
    });
    outgoing.once('error', reject).end();
  });
}

async function expectSettings(url: string): Promise<void> {
  const page = await (await fetch(`${url}/en/privacyYouSay`)).text();
  const canonical = `<link rel="canonical" href="${url}/en/privacyYouSay"`;
  for (const setting of [canonical, 'mailto:hr@a.example', 'A &amp; B Co., Ltd.']) {
    expect(page).toContain(setting);
  }
}

/** Settings, log, queues and limits; what would count alone in a second copy. */
const ONCE = {
  env: /must be all, web or worker/,
  log: /\bfunction createLog\(/,
  queues: /\bFairQueue = class|\bclass FairQueue\b/,
  limits: /\bfunction takePoint\(/,
  queries: /\bfunction countQueries\(/,
};

/** What tells traces is loaded where somebody takes them alone; metrics load its API. */
const expectNoTraces = (loaded: string) =>
  expect(readFileSync(loaded, 'utf8')).not.toMatch(/\/@opentelemetry\/(?!api\/)/);

/** Own code that a server loaded: its build, and of the sources what holds the build before it is loaded. */
function expectOneOfEach(loaded: string): void {
  const files = readFileSync(loaded, 'utf8')
    .split('\n')
    .filter((url) => url.startsWith('file:'))
    .map((url) => fileURLToPath(url))
    .filter((file) => file.startsWith(ROOT) && !file.includes('/node_modules/'));
  const sources = files.filter((file) => file.startsWith(join(ROOT, 'src')));
  expect(sources).toEqual([join(ROOT, 'src/shared/server/db/instance-lock.ts')]);
  const codes = files.map((file) => readFileSync(file, 'utf8'));
  for (const [name, mark] of Object.entries(ONCE)) {
    expect([name, codes.filter((code) => mark.test(code)).length]).toEqual([name, 1]);
  }
}

test('a server finishes open requests before it ends, also after two signals, and starts again', async () => {
  const settings = { MAIL_REPLY_TO: 'hr@a.example', OPERATOR: 'A & B Co., Ltd.' };
  const LOADED = join(dataDir, 'loaded');
  product = await serve({ DATA_DIR: dataDir, LOADED, ...settings }, ROOT, [
    '--import',
    join(import.meta.dirname, 'record-loaded.mjs'),
    ...SERVER_ARGS,
  ]);
  await product.untilHealthy();
  await expectSettings(product.url);
  await expect(serve({ DATA_DIR: dataDir })).rejects.toThrow(/not served \(78\).*already runs on/s);
  expectOneOfEach(LOADED);
  expectNoTraces(LOADED);
  const slow = slowSignIn(product.url);
  const quiet = await keepAliveVisitor(product.url);
  await slow.begun;
  const database = postmaster();
  const { url } = product;
  const ending = product.end();
  await expect.poll(() => isListening(url)).toBe(false);
  product.process.kill('SIGTERM');
  slow.finish();
  const answered = await slow.ended;
  expect(answered).toMatch(/^HTTP\/1\.1 401 /m);
  expect(answered).toMatch(/^connection: close\r?$/im);
  await quiet.closed;
  expect(await ending).toBe(0);
  // On a busy machine the time for ending may be over before the database has done its part.
  await expect.poll(() => isAlive(database)).toBe(false);

  product = await serve({ DATA_DIR: dataDir });
  await product.untilHealthy();
  expect(product.lines.join('\n')).not.toMatch(/recover|crash/i);
});

test.runIf(LONG)('a request that never ends is cut, and it still ends with 0', async () => {
  product = await serve({ DATA_DIR: dataDir });
  await product.untilHealthy();
  const slow = slowSignIn(product.url);
  await slow.begun;
  expect(await product.end()).toBe(0);
  expect(await slow.ended).not.toContain(' 401 ');
});

test.runIf(LONG)('npm start brings a killed server back, and says so', async () => {
  product = await serve({ DATA_DIR: dataDir }, ROOT, [join(ROOT, 'scripts/start.mjs')]);
  const { url, metricsUrl, lines, process: above } = product;
  await product.untilHealthy();
  const restarts = async () => {
    const answer = await fetch(`${metricsUrl}/metrics`).catch(() => null);
    return /^process_restarts (\d+)$/m.exec((await answer?.text()) ?? '')?.[1];
  };
  expect(await restarts()).toBe('0');
  const [server] = execFileSync('pgrep', ['-P', String(above.pid)], { encoding: 'utf8' }).split(
    '\n',
  );
  process.kill(Number(server), 'SIGKILL');
  await expect.poll(restarts, { timeout: 60_000 }).toBe('1');
  const status = () =>
    fetch(`${url}/aboutus`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  const reports = lines.filter((line) => line.includes('the server died'));
  expect(reports.map((line) => JSON.parse(line))).toMatchObject([
    { signal: 'SIGKILL', restarts: 1 },
  ]);
  expect(await product.end()).toBe(0);
});
