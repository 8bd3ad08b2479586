import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { isAlive, readPostmaster } from '#shared/server/db/embedded-postgres-pidfile.ts';
import type { Served } from './served.ts';
import { LONG, serve } from './served.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
const postmaster = () => readPostmaster(join(dataDir, 'postgres', 'data'))?.pid ?? 0;
let product: Served | undefined;

afterEach(async () => {
  await product?.end();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const BODY = 'username=nobody%40example.com&password=wrong-one';

/** A visitor whose body is long on its way. */
function slowSignIn(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (piece) => {
    received += piece.toString();
  });
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(received)));
  socket.on('error', () => undefined);
  socket.write(
    `POST /yousayapi/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY.slice(0, 10)}`,
  );
  return { ended, finish: () => socket.write(BODY.slice(10)) };
}

function keepAliveVisitor(url: string): Promise<{ closed: Promise<void> }> {
  const agent = new Agent({ keepAlive: true });
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/healthz`, { agent }, (answer) => {
      const { socket } = answer;
      const closed = new Promise<void>((done) => socket.once('close', () => done()));
      answer.resume().once('end', () => resolve({ closed }));
    });
    asked.once('error', reject).end();
  });
}

test('it ends in time with what is under way answered, also when told twice, and starts again after being killed', async () => {
  product = await serve({ DATA_DIR: dataDir });
  await product.untilHealthy();
  const slow = slowSignIn(product.url);
  const quiet = await keepAliveVisitor(product.url);
  await wait(200);
  const database = postmaster();
  const ending = product.end();
  await wait(500);
  product.process.kill('SIGTERM');
  await wait(1_000);
  slow.finish();
  const answered = await slow.ended;
  expect(answered).toMatch(/^HTTP\/1\.1 401 /);
  expect(answered).toMatch(/^connection: close\r?$/im);
  await quiet.closed;
  const { code, milliseconds } = await ending;
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(12_000);
  expect(isAlive(database)).toBe(false);

  product = await serve({ DATA_DIR: dataDir });
  await product.untilHealthy();
  expect(product.lines.join('\n')).not.toMatch(/recover|crash/i);
  const orphan = postmaster();
  await product.end('SIGKILL');
  product = await serve({ DATA_DIR: dataDir });
  await product.untilHealthy();
  expect(postmaster()).not.toBe(orphan);
});

test.runIf(LONG)('a request that never ends is cut, and it still ends in time with 0', async () => {
  product = await serve({ DATA_DIR: dataDir });
  await product.untilHealthy();
  const slow = slowSignIn(product.url);
  await wait(200);
  const { code, milliseconds } = await product.end();
  await slow.ended;
  expect(code).toBe(0);
  expect(milliseconds).toBeGreaterThan(8_000);
  expect(milliseconds).toBeLessThan(12_500);
});
