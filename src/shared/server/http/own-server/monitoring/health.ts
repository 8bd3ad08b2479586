/** Resolves when the part works, rejects when it does not. */
export type HealthCheck = () => Promise<unknown>;
export type HealthChecks = Readonly<Record<string, HealthCheck>>;
/** Jobs that fail again and again, and how often in a row. */
export type FailuresByJob = Readonly<Record<string, number>>;

/** How things stand that no visitor suffers from. */
export interface Told {
  readonly failingJobs: () => Promise<FailuresByJob>;
  /** Whether public pages are read from the replica; undefined where there is none. */
  readonly replica?: (() => 'read' | 'not read') | undefined;
  /** Whether the archive came back whole when it was last tried. */
  readonly archive?: () => string;
}

export interface Health {
  /** Asks every part now; who asks meanwhile gets the same answer. */
  asked(): Promise<Response>;
  /** The answer for whoever may ask without end: what was found in the last seconds, without the version. */
  known(): Promise<Response>;
}

interface Report {
  readonly status: 'ok' | 'error';
  readonly version: string;
  readonly checks: Readonly<Record<string, 'ok' | 'error'>>;
  /** Only told: the parts they need may all work. Left out while nobody can say. */
  readonly failingJobs?: FailuresByJob;
  readonly replica?: 'read' | 'not read';
  readonly archive?: string;
}

const ANSWER_TIMEOUT_MS = 1_000;
const KNOWN_FOR_MS = 5_000;

/** 200 when every part works, else 503; a part that does not answer within a second does not work. */
export function healthOf(
  version: string,
  checks: HealthChecks,
  told: Told,
  now: () => number = () => performance.now(),
): Health {
  let underWay: Promise<Report> | undefined;
  let last: { readonly at: number; readonly report: Promise<Report> } | undefined;

  function probe(): Promise<Report> {
    underWay ??= reportOf(version, checks, told).finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  return {
    asked: async () => answerWith(await probe()),
    async known() {
      if (last === undefined || now() - last.at >= KNOWN_FOR_MS) {
        last = { at: now(), report: probe() };
      }
      const { version: _, ...report } = await last.report;
      return answerWith(report);
    },
  };
}

function answerWith(report: Omit<Report, 'version'>): Response {
  const status = report.status === 'ok' ? 200 : 503;
  return Response.json(report, { status, headers: { 'Cache-Control': 'no-store' } });
}

async function reportOf(
  version: string,
  checks: HealthChecks,
  { failingJobs, replica, archive }: Told,
): Promise<Report> {
  const asking = Object.entries(checks).map(
    async ([name, check]) => [name, (await inTime(check)) === null ? 'error' : 'ok'] as const,
  );
  const [outcomes, failing] = await Promise.all([Promise.all(asking), inTime(failingJobs)]);
  const healthy = outcomes.every(([, outcome]) => outcome === 'ok');
  return {
    status: healthy ? 'ok' : 'error',
    version,
    checks: Object.fromEntries(outcomes),
    ...(failing !== null && { failingJobs: failing.value }),
    ...(replica && { replica: replica() }),
    ...(archive && { archive: archive() }),
  };
}

/** Null when it failed or took longer than a second. */
export async function inTime<Value>(ask: () => Promise<Value>): Promise<{ value: Value } | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ANSWER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([ask().then((value) => ({ value })), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
