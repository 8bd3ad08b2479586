// Restarts a process when it dies. Plain JavaScript: `npm start` runs on the machine's own Node.
import { constants } from 'node:os';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 60_000;
/** Uptime after which a process counts as healthy, so that restart pauses begin anew. */
const HEALTHY_MS = 60_000;
/** Exit code of `envOrExit`; a restart would end the same way. */
export const EX_CONFIG = 78;
const ENDED_BY_HAND = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * True if the server was stopped, or if a restart would fail the same way.
 *
 * @param {number | null} code
 * @param {string | null} signal
 * @param {boolean} wasReady
 */
function endsServer(code, signal, wasReady) {
  return code === 0 || code === EX_CONFIG || !wasReady || ENDED_BY_HAND.includes(signal);
}

/**
 * Runs a process permanently: it restarts after a pause that doubles until one has run for a
 * minute.
 *
 * @param {object} parts
 * @param {(restarts: number) => import('node:events').EventEmitter & { kill(signal: 'SIGTERM'): unknown }} parts.launch
 *   starts one process, which sends a message once it is ready
 * @param {(code: number) => void} parts.exit
 * @param {string} [parts.label] name in the log line
 * @param {typeof endsServer} [parts.isOver] which end is the last one
 * @param {() => number} [parts.now] milliseconds of a clock that never goes back
 * @param {(work: () => void, ms: number) => unknown} [parts.after]
 * @param {(line: string) => void} [parts.print]
 * @returns {(signal: string) => void} ends process and restarts for good
 */
export function keepRunning({ launch, exit, label, isOver, now, after, print }) {
  const clock = now ?? (() => performance.now());
  const later = after ?? setTimeout;
  const ends = isOver ?? endsServer;
  const write = print ?? ((line) => process.stdout.write(line));
  let server;
  let stopped = false;
  let wasReady = false;
  let restarts = 0;
  let pause = FIRST_PAUSE_MS;

  function start() {
    if (stopped) return;
    let readyAt = Infinity;
    server = launch(restarts);
    server.once('message', () => {
      readyAt = clock();
      wasReady = true;
    });
    server.once('exit', (code, signal) => {
      server = undefined;
      if (stopped || ends(code, signal, wasReady)) {
        stopped = true;
        exit(code ?? 128 + (constants.signals[signal] ?? 0));
        return;
      }
      if (clock() - readyAt >= HEALTHY_MS) pause = FIRST_PAUSE_MS;
      restarts += 1;
      const time = new Date().toISOString();
      const crash = {
        level: 'fatal',
        time,
        msg: `the ${label ?? 'server'} died`,
        code,
        signal,
        restarts,
      };
      write(`${JSON.stringify({ ...crash, againInMs: pause })}\n`);
      later(start, pause);
      pause = Math.min(2 * pause, MAX_PAUSE_MS);
    });
  }

  start();
  return (signal) => {
    // Further signals are ignored here, because they reach the server itself.
    if (stopped) return;
    stopped = true;
    if (server === undefined) exit(128 + (constants.signals[signal] ?? 0));
    else server.kill('SIGTERM');
  };
}
