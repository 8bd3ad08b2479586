export type Probe = (url: string) => (() => Promise<Response>) | null;

export type Unready = 'starting' | 'stopping' | null;

const plainResponse = (status: number, text: string) => async () =>
  new Response(`${text}\n`, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Serves `/livez`: the process responds and needs no restart; `/readyz`: it takes requests, also
 * while a dependency is away, since cached pages need none; `/healthz`: state of each dependency,
 * for people.
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
