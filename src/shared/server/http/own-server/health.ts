/** Resolves when the part works, rejects when it does not. */
export type HealthCheck = () => Promise<unknown>;
export type HealthChecks = Readonly<Record<string, HealthCheck>>;

const ANSWER_TIMEOUT_MS = 1_000;

/** 200 when every part works, else 503; a part that does not answer within a second does not work. */
export async function healthResponse(version: string, checks: HealthChecks): Promise<Response> {
  const names = Object.keys(checks);
  const outcomes = await Promise.all(names.map((name) => outcomeOf(checks[name])));
  const healthy = outcomes.every((outcome) => outcome === 'ok');
  return Response.json(
    {
      status: healthy ? 'ok' : 'error',
      version,
      checks: Object.fromEntries(names.map((name, index) => [name, outcomes[index]])),
    },
    { status: healthy ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}

async function outcomeOf(check: HealthCheck | undefined): Promise<'ok' | 'error'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'error'>((resolve) => {
    timer = setTimeout(() => resolve('error'), ANSWER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([Promise.resolve(check?.()).then(() => 'ok' as const), late]);
  } catch {
    return 'error';
  } finally {
    clearTimeout(timer);
  }
}
