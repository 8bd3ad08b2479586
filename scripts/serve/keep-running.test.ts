import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { keepRunning } from './keep-running.mjs';

class Server extends EventEmitter {
  readonly restarts: number;
  readonly signals: string[] = [];

  constructor(restarts: number) {
    super();
    this.restarts = restarts;
  }

  kill(signal: string): void {
    this.signals.push(signal);
  }
}

function supervised(isOver?: () => boolean) {
  const servers: Server[] = [];
  const exits: number[] = [];
  const pauses: number[] = [];
  const lines: string[] = [];
  let time = 0;
  let next = () => {};
  const stop = keepRunning({
    launch: (restarts) => {
      const server = new Server(restarts);
      servers.push(server);
      return server;
    },
    exit: (code) => exits.push(code),
    now: () => time,
    after: (work, ms) => {
      pauses.push(ms);
      next = work;
    },
    print: (line) => lines.push(line),
    ...(isOver && { isOver }),
  });
  const current = () => servers.at(-1) ?? new Server(-1);
  return {
    servers,
    exits,
    pauses,
    lines,
    stop,
    current,
    ready: () => current().emit('message', 'ready'),
    live: (ms: number) => {
      time += ms;
    },
    die: (code: number | null, signal: string | null = null) =>
      current().emit('exit', code, signal),
    again: () => next(),
  };
}

it.each([
  ['an error', 1, null],
  ['no memory', null, 'SIGABRT'],
  ['a kill', null, 'SIGKILL'],
])('a server that %s ended comes back, with one line that says so', (_why, code, signal) => {
  const { ready, die, again, servers, lines, exits } = supervised();
  ready();
  die(code, signal);
  again();
  expect(servers.map(({ restarts }) => restarts)).toEqual([0, 1]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'fatal', code, signal, restarts: 1 });
  expect(exits).toEqual([]);
});

it('the restart delay doubles up to a minute and is reset after a healthy run', () => {
  const { ready, die, again, live, pauses } = supervised();
  ready();
  for (let crash = 0; crash < 9; crash += 1) {
    die(1);
    again();
  }
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  ready();
  live(59_999);
  die(1);
  expect(pauses.at(-1)).toBe(60_000);
  again();
  ready();
  live(60_000);
  die(1);
  expect(pauses.at(-1)).toBe(500);
});

it.each([
  ['wrong settings', 78, null, 78],
  ['an end that was asked for', 0, null, 0],
  ['a signal of its own', null, 'SIGTERM', 143],
])('%s ends for good', (_what, code, signal, exit) => {
  const { ready, die, exits, pauses } = supervised();
  ready();
  die(code, signal);
  expect(exits).toEqual([exit]);
  expect(pauses).toEqual([]);
});

it('a first start that fails ends with its code', () => {
  const { die, exits, pauses } = supervised();
  die(1);
  expect([exits, pauses]).toEqual([[1], []]);
});

it.each(['SIGINT', 'SIGTERM'])(
  '%s reaches the server once and nothing starts after it',
  (signal) => {
    const { ready, stop, die, current, exits, pauses } = supervised();
    ready();
    stop(signal);
    stop(signal);
    expect(current().signals).toEqual(['SIGTERM']);
    die(1);
    expect([exits, pauses]).toEqual([[1], []]);
  },
);

it('a signal during the pause ends at once', () => {
  const { ready, stop, die, again, servers, exits } = supervised();
  ready();
  die(null, 'SIGKILL');
  stop('SIGTERM');
  again();
  expect(exits).toEqual([143]);
  expect(servers).toHaveLength(1);
});

it('a process without a final exit code is restarted until it is stopped', () => {
  const { stop, die, again, servers, exits } = supervised(() => false);
  die(1);
  again();
  die(null, 'SIGTERM');
  again();
  expect([servers.length, exits]).toEqual([3, []]);
  stop('SIGTERM');
  die(0);
  expect(exits).toEqual([0]);
});
