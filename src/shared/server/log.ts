import { type DestinationStream, type Logger, pino } from 'pino';
import { logBudget } from './log-budget.ts';
import { HIDDEN, redactDeep, redactMessage, redactText } from './redact.ts';
import { requestScope } from './request-scope.ts';

export type Log = Logger;

const LEVELS: readonly string[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export function createLog(level: string, destination?: DestinationStream): Log {
  const budget = logBudget((leftOut) => logged.warn({ leftOut }, 'log lines were dropped'));
  const logged = pino(
    {
      level,
      redact: {
        paths: ['password', 'token', 'enc', 'key', 'encode', 'keycode', 'cookie', 'authorization'],
        censor: HIDDEN,
      },
      base: { pid: process.pid },
      mixin: () => ({ requestId: requestScope()?.requestId }),
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: {
        level: (label) => ({ level: label }),
        log: (record) => redactDeep(record) as Record<string, unknown>,
      },
      serializers: {
        err: (error: unknown) => redactDeep(error),
        error: (error: unknown) => redactDeep(error),
      },
      hooks: {
        logMethod(args, method, level) {
          if (!budget.admits(level, args)) return;
          const safe = args.map((arg: unknown) =>
            typeof arg === 'string' ? redactText(arg) : arg,
          );
          if (safe.length === 1) safe.push(...messageOf(safe[0]));
          method.apply(this, safe as typeof args);
        },
      },
    },
    ...(destination === undefined ? [] : ([destination] as const)),
  );
  return logged;
}

/** Without a message pino repeats the error's own, which may hold bound values. */
function messageOf(record: unknown): string[] {
  if (record instanceof Error) return [redactMessage(record.message)];
  if (typeof record !== 'object' || record === null || !('err' in record)) return [];
  return record.err instanceof Error ? [redactMessage(record.err.message)] : [];
}

const requestedLevel = process.env.LOG_LEVEL ?? '';

export const log = createLog(LEVELS.includes(requestedLevel) ? requestedLevel : 'info');
