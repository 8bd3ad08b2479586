import { counter } from './metrics/registry.ts';

/** How many lines of one kind are written within a minute, warnings and worse. */
const SAME_A_MINUTE = 30;
/** Kinds told apart within a minute; what comes beyond is of one kind. */
const MOST_KINDS = 200;
/** Lines a second: those that only tell, and all together. */
const TELLING_A_SECOND = 200;
const ALL_A_SECOND = 300;
const MINUTE = 60_000;

const LEVELS = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' } as const;
const WARN = 40;
const FATAL = 60;
/** The innermost call of a stack: where it was thrown tells errors apart whose messages hold data. */
const INNERMOST = /^ {1,8}at [^\n]{1,200}/m;

const lines = counter('log_lines_total', 'Lines of the log, those left out under a flood too', [
  ...(['level', 'written'] as const),
]);

/** How many lines of each kind were left out, by their message. */
export type LeftOut = readonly { readonly line: string; readonly count: number }[];

interface Kind {
  readonly line: string;
  written: number;
  leftOut: number;
}

/**
 * Keeps a flood from filling the disk and from hiding all else: the same warning so many times a minute, all
 * lines so many times a second. The first of a kind is always written, and each minute what was left out is told.
 */
export function logBudget(tell: (leftOut: LeftOut) => void, now = () => performance.now()) {
  const kinds = new Map<string, Kind>();
  let second = { began: Number.NEGATIVE_INFINITY, written: 0 };
  let isCounting = false;

  function endMinute(): void {
    isCounting = false;
    const leftOut = [...kinds.values()].filter((kind) => kind.leftOut > 0);
    kinds.clear();
    if (leftOut.length > 0) tell(leftOut.map(({ line, leftOut: count }) => ({ line, count })));
  }

  function kindOf(level: number, args: readonly unknown[]): Kind {
    const line = messageOf(args);
    const wanted = level < WARN ? line : `${level} ${line} ${whereThrown(args[0])}`;
    const name = kinds.has(wanted) || kinds.size < MOST_KINDS ? wanted : 'others';
    const kind = kinds.get(name) ?? { line: name === wanted ? line : name, written: 0, leftOut: 0 };
    kinds.set(name, kind);
    return kind;
  }

  function admits(level: number, args: readonly unknown[]): boolean {
    if (!isCounting) setTimeout(endMinute, MINUTE).unref();
    isCounting = true;
    if (now() - second.began >= 1_000) second = { began: now(), written: 0 };
    const kind = kindOf(level, args);
    const isFlood =
      second.written >= (level < WARN ? TELLING_A_SECOND : ALL_A_SECOND) ||
      (level >= WARN && kind.written >= SAME_A_MINUTE);
    const isWritten = !isFlood || level >= FATAL || (level >= WARN && kind.written === 0);
    if (isWritten) {
      kind.written += 1;
      second.written += 1;
    } else kind.leftOut += 1;
    const name = LEVELS[level as keyof typeof LEVELS] ?? 'other';
    lines.inc({ level: name, written: isWritten ? 'yes' : 'no' });
    return isWritten;
  }
  return { admits };
}

function messageOf([record, message]: readonly unknown[]): string {
  if (typeof message === 'string') return message;
  return typeof record === 'string' ? record : '';
}

/** The kind of error a record holds, where it was thrown, and the job it happened in. */
function whereThrown(record: unknown): string {
  if (typeof record !== 'object' || record === null) return '';
  const given = record as Readonly<Record<string, unknown>>;
  const thrown = record instanceof Error ? record : (given.err ?? given.error);
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : given.stack;
  const innermost = typeof stack === 'string' ? (INNERMOST.exec(stack)?.[0] ?? '') : '';
  const name = thrown instanceof Error ? thrown.name : '';
  return `${name}${innermost} ${typeof given.job === 'string' ? given.job : ''}`;
}
