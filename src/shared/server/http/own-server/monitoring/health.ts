/** Resolves when the part works, rejects when it does not. */
export type HealthCheck = () => Promise<unknown>;
export type HealthChecks = Readonly<Record<string, HealthCheck>>;
/** Jobs that fail again and again, and how often in a row. */
export type FailuresByJob = Readonly<Record<string, number>>;

/** How things stand that no visitor suffers from. */
export interface InformationalChecks {
  readonly failingJobs: () => Promise<FailuresByJob>;
  /** Whether public pages are read from the replica; undefined where there is none. */
  readonly replica?: (() => 'read' | 'not read') | undefined;
  /** Whether the archive came back whole when it was last tried. */
  readonly archive?: () => string;
}

export interface Health {
  /** Asks every part now; who asks meanwhile gets the same answer. */
  check(): Promise<Response>;
  /** The answer for whoever may ask without end: what was found in the last seconds, without the version. */
  cached(): Promise<Response>;
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
const CACHE_TTL_MS = 5_000;

/** 200 when every part works, else 503; a part that does not answer within a second does not work. */
export function healthOf(
  version: string,
  checks: HealthChecks,
  informational: InformationalChecks,
  now: () => number = () => performance.now(),
): Health {
  let pending: Promise<Report> | undefined;
  let last: { readonly checkedAt: number; readonly report: Promise<Report> } | undefined;

  function probe(): Promise<Report> {
    pending ??= reportOf(version, checks, informational).finally(() => {
      pending = undefined;
    });
    return pending;
  }

  return {
    check: async () => answerWith(await probe()),
    async cached() {
      if (last === undefined || now() - last.checkedAt >= CACHE_TTL_MS) {
        last = { checkedAt: now(), report: probe() };
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
  { failingJobs, replica, archive }: InformationalChecks,
): Promise<Report> {
  const pending = Object.entries(checks).map(
    async ([name, check]) => [name, (await withTimeout(check)) === null ? 'error' : 'ok'] as const,
  );
  const [outcomes, failing] = await Promise.all([Promise.all(pending), withTimeout(failingJobs)]);
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
export async function withTimeout<Value>(
  check: () => Promise<Value>,
): Promise<{ value: Value } | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ANSWER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([check().then((value) => ({ value })), timeout]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
