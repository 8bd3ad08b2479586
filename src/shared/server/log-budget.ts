import { counter } from './metrics/registry.ts';

const MAX_SAME_PER_MINUTE = 30;
/** Number of kinds of lines counted one by one per minute; all others share a counter. */
const MAX_KINDS = 200;
const MAX_INFO_PER_SECOND = 200;
const MAX_LINES_PER_SECOND = 300;
const MINUTE_MS = 60_000;

const LEVELS = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' } as const;
const WARN = 40;
const FATAL = 60;
/** Innermost stack frame, which distinguishes errors whose messages contain data. */
const INNERMOST = /^ {1,8}at [^\n]{1,200}/m;

const lines = counter('log_lines_total', 'Lines of the log, including those dropped in a flood', [
  ...(['level', 'written'] as const),
]);

export type DroppedLines = readonly { readonly line: string; readonly count: number }[];

interface Kind {
  readonly line: string;
  written: number;
  dropped: number;
}

/** Keeps floods from filling the disk; the first line of a kind is always written. */
export function logBudget(report: (dropped: DroppedLines) => void, now = () => performance.now()) {
  const kinds = new Map<string, Kind>();
  let second = { began: Number.NEGATIVE_INFINITY, written: 0 };
  let isCounting = false;

  function endMinute(): void {
    isCounting = false;
    const dropped = [...kinds.values()].filter((kind) => kind.dropped > 0);
    kinds.clear();
    if (dropped.length > 0) report(dropped.map(({ line, dropped: count }) => ({ line, count })));
  }

  function kindOf(level: number, args: readonly unknown[]): Kind {
    const line = messageOf(args);
    const requestedKind = level < WARN ? line : `${level} ${line} ${whereThrown(args[0])}`;
    const name = kinds.has(requestedKind) || kinds.size < MAX_KINDS ? requestedKind : 'others';
    const kind = kinds.get(name) ?? {
      line: name === requestedKind ? line : name,
      written: 0,
      dropped: 0,
    };
    kinds.set(name, kind);
    return kind;
  }

  function admits(level: number, args: readonly unknown[]): boolean {
    if (!isCounting) setTimeout(endMinute, MINUTE_MS).unref();
    isCounting = true;
    if (now() - second.began >= 1_000) second = { began: now(), written: 0 };
    const kind = kindOf(level, args);
    const isFlood =
      second.written >= (level < WARN ? MAX_INFO_PER_SECOND : MAX_LINES_PER_SECOND) ||
      (level >= WARN && kind.written >= MAX_SAME_PER_MINUTE);
    const isWritten = !isFlood || level >= FATAL || (level >= WARN && kind.written === 0);
    if (isWritten) {
      kind.written += 1;
      second.written += 1;
    } else kind.dropped += 1;
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

function whereThrown(record: unknown): string {
  if (typeof record !== 'object' || record === null) return '';
  const fields = record as Readonly<Record<string, unknown>>;
  const thrown = record instanceof Error ? record : (fields.err ?? fields.error);
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : fields.stack;
  const innermost = typeof stack === 'string' ? (INNERMOST.exec(stack)?.[0] ?? '') : '';
  const name = thrown instanceof Error ? thrown.name : '';
  return `${name}${innermost} ${typeof fields.job === 'string' ? fields.job : ''}`;
}
