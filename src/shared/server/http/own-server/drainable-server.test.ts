import { once } from 'node:events';
import { Agent, type RequestListener, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { rawBytes } from '#tests/raw-request.ts';
import { drainableServer } from './drainable-server.ts';
import { incomingBody } from './request/incoming-body.ts';

type Outcome = 'answered' | 'refused' | 'dropped';

/** Asks again and again on kept-alive connections until the server takes no new one. */
async function visitor(port: number, outcomes: Outcome[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (true) {
    const outcome = await ask(port, agent);
    outcomes.push(outcome);
    if (outcome !== 'answered') break;
  }
  agent.destroy();
}

function ask(port: number, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const asked = request({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve('answered'));
      answer.on('error', () => resolve('dropped'));
    });
    asked.on('error', (error) => {
      const refused = 'code' in error && error.code === 'ECONNREFUSED';
      resolve(refused ? 'refused' : 'dropped');
    });
    asked.end();
  });
}

async function serving(listener: RequestListener) {
  const http = drainableServer(listener);
  return { http, port: await http.listen(0, '127.0.0.1') };
}

describe('draining', () => {
  test('drops no request under load', async () => {
    let asked = 0;
    const { http, port } = await serving((_, answer) => {
      asked += 1;
      setTimeout(() => answer.end('x'.repeat(20_000)), asked % 30);
    });
    const outcomes: Outcome[] = [];
    const visitors = Array.from({ length: 40 }, () => visitor(port, outcomes));
    await expect.poll(() => outcomes.length).toBeGreaterThan(80);
    const { cut } = await http.drain(60_000);
    await Promise.all(visitors);
    expect(cut).toBe(0);
    expect(outcomes.filter((outcome) => outcome === 'dropped')).toHaveLength(0);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(40);
  });

  test('responds to connections waiting in the kernel queue', async () => {
    const { http, port } = await serving((_, answer) => answer.end('x'));
    const outcomes: Promise<Outcome>[] = [];
    for (let n = 0; n < 50; n += 1) outcomes.push(ask(port, new Agent()));
    await new Promise((resolve) => setImmediate(resolve));
    await http.drain(60_000);
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['answered']));
  });

  test('responds to a late request on an idle connection and closes it', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { http, port } = await serving((_, answer) => answer.end('late'));
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    await once(http.server, 'connection');
    const looks = vi.spyOn(http.server, 'getConnections');
    const drained = http.drain(10_000);
    await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(1);
    vi.advanceTimersByTime(1_900);
    looks.mockClear();
    await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(1);
    const closed = once(socket, 'close');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await Promise.all([drained, closed]);
    expect(received).toContain('late');
    expect(received).toContain('Connection: close');
  });

  test('cuts a request that never ends and reports it', async () => {
    const { http, port } = await serving(() => undefined);
    const outcome = ask(port, new Agent());
    await once(http.server, 'request');
    expect(await http.drain(200)).toEqual({ cut: 1 });
    expect(await outcome).toBe('dropped');
  });
});

test('disconnects a client that never finishes its headers', async () => {
  const { server } = drainableServer(() => undefined);
  expect(server.headersTimeout).toBe(10_000);
  expect(server.keepAliveTimeout).toBe(5_000);
  expect(server.requestTimeout).toBe(660_000);
});

test('reads a request without a body to its end', async () => {
  const { http, port } = await serving(async (message, answer) => {
    const reading = { signal: new AbortController().signal, onTooSlow: null };
    const pieces = await Array.fromAsync(incomingBody(message, reading));
    answer.end(`${pieces.length} pieces`);
  });
  const bare = Buffer.from('POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const { status, body } = await rawBytes(`http://127.0.0.1:${port}`, bare);
  expect([status, body]).toEqual([200, expect.stringContaining('0 pieces')]);
  await http.drain(0);
});
