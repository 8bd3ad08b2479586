import { PageCache } from '#shared/server/page-cache/page-cache.ts';

export interface Rendered {
  status?: number;
  readonly headers?: Record<string, string>;
}

/** A cache whose pages say how often they were rendered; `hold` keeps renders waiting. */
export function cachedPages(answer: Rendered = {}) {
  const clock = { now: 0 };
  const renders: { key: string; finish: (body?: string) => void; fail: () => void }[] = [];
  let held = false;
  const page = (body: string) =>
    new Response(body, {
      status: answer.status ?? 200,
      headers: {
        'Content-Type': 'text/html',
        'CDN-Cache-Control': 'max-age=600, stale-while-revalidate=60',
        'Cache-Tag': 'company:1,reviews:1',
        ...answer.headers,
      },
    });
  const cache = new PageCache({
    render: (key) =>
      new Promise((resolve, reject) => {
        const number = renders.length + 1;
        const finish = (body = `${key} ${number}`) => resolve(page(body));
        renders.push({ key, finish, fail: () => reject(new Error('down')) });
        if (!held) finish();
      }),
    always: [['X-Always', 'yes']],
    maxBytes: 1_000_000,
    now: () => clock.now,
    onRevalidationError: () => undefined,
  });
  cache.listening = true;
  return {
    cache,
    clock,
    renders,
    answer,
    hold: () => {
      held = true;
    },
    read: async (key = '/yousay') => (await cache.load(key, null)).bytesIn('identity').toString(),
    kept: (key = '/yousay') => cache.get(key)?.response.bytesIn('identity').toString(),
  };
}
