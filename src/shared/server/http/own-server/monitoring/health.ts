export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;
export type FailuresByJob = Readonly<Record<string, number>>;

/** State that is reported but does not make the process unhealthy. */
export interface InformationalChecks {
  readonly failingJobs: () => Promise<FailuresByJob>;
  readonly replica?: (() => 'read' | 'not read') | undefined;
  readonly archive?: () => string;
}

type Report = Awaited<ReturnType<typeof reportOf>>;

const ANSWER_TIMEOUT_MS = 1_000;
const CACHE_TTL_MS = 5_000;

/** Responds 200 when every check passes within a second, else 503. */
export function healthOf(
  version: string,
  checks: HealthChecks,
  informational: InformationalChecks,
  now: () => number = () => performance.now(),
) {
  let pending: Promise<Report> | undefined;
  let last: { readonly checkedAt: number; readonly report: Promise<Report> } | undefined;

  function probe(): Promise<Report> {
    pending ??= reportOf(version, checks, informational).finally(() => {
      pending = undefined;
    });
    return pending;
  }

  return {
    /** Runs every check now; concurrent calls share one run. */
    check: async () => answerWith(await probe()),
    /** Answers frequent callers: the result of the last seconds, without the version. */
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
) {
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
