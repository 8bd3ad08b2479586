/** Answers what is asked of the process itself by its address; null for any other address. */
export type Probe = (url: string) => (() => Promise<Response>) | null;

/** Why a process takes no requests; null while it does. */
export type Unready = 'starting' | 'stopping' | null;

const plainResponse = (status: number, text: string) => async () =>
  new Response(`${text}\n`, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * `/livez`: the process answers, so it need not be started again. `/readyz`: it takes requests; not while it
 * begins or ends, and whatever part is away, since kept pages are shown without it. `/healthz`: which parts work, for people.
 */
export function probesOf(healthz: () => Promise<Response>, unready: () => Unready): Probe {
  const live = plainResponse(200, 'ok');
  const ready = () => {
    const reason = unready();
    return reason === null ? live() : plainResponse(503, reason)();
  };
  return (url) => {
    if (url === '/healthz') return healthz;
    if (url === '/livez') return live;
    if (url === '/readyz') return ready;
    return null;
  };
}
