import { nextVisitor } from './measure.ts';

const CONCURRENCY = 8;
const PICTURE = /\/media\/[\da-f-]{36}\/\d+\.(?:avif|webp)/g;

/** Requests for ever new pages and pictures, which could fill the memory of a server. */
export function visits(url: string) {
  const pictures = new Set<string>();

  /** Fetches a text and waits for Retry-After before a retry, as crawlers do. */
  async function fetchText(path: string, triesLeft = 5): Promise<string> {
    const answer = await fetch(url + path, { headers: nextVisitor(), redirect: 'manual' });
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    const seconds = Number(answer.headers.get('retry-after'));
    if (seconds > 0 && triesLeft > 0) {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
      return fetchText(path, triesLeft - 1);
    }
    if (answer.status >= 429) throw new Error(`${path} answered ${answer.status}`);
    return text;
  }

  async function locations(path: string): Promise<string[]> {
    const found = [...(await fetchText(path)).matchAll(/<loc>([^<]+)<\/loc>/g)];
    if (found.length === 0) throw new Error(`${path} lists nothing`);
    return found.map(([, loc = '']) => {
      const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  }

  return {
    /** Paths of the sitemaps, in an order that mixes all kinds of pages. */
    async listed(): Promise<readonly string[]> {
      const lists: string[][] = [];
      for (const sitemap of await locations('/sitemap-index.xml'))
        lists.push(await locations(sitemap));
      return [...new Set(inStrides(lists.flat()))];
    },
    read: (paths: readonly string[]) =>
      runConcurrently(0, paths.length, async (index) => {
        const text = await fetchText(paths[index] ?? '/');
        for (const [path] of text.matchAll(PICTURE)) pictures.add(path);
      }),
    searches: (from: number, to: number) =>
      runConcurrently(from, to, (page) =>
        fetchText(`/yousay/companylist?pg=1&vpp=${(page % 30) + 10}&keyword=${page.toString(36)}`),
      ),
    /** Requests pictures that have to be drawn first, as many as the read pages contain. */
    pictures: async (from: number, to: number) => {
      const paths = inStrides([...pictures]).slice(from, to);
      await runConcurrently(0, paths.length, (index) => fetchText(paths[index] ?? '/'));
    },
    inventedNames: (path: string, count: number) =>
      runConcurrently(0, count, (name) => fetchText(path.replace(/[^/]+-(\d+\/)/, `a${name}-$1`))),
  };
}

/** Reorders paths so that neighbours, which are of one kind, are far apart. */
function inStrides(paths: readonly string[]): string[] {
  const stride = 97;
  return Array.from({ length: stride }, (_, first) =>
    paths.filter((_path, index) => index % stride === first),
  ).flat();
}

async function runConcurrently(
  from: number,
  to: number,
  visit: (index: number) => Promise<unknown>,
): Promise<void> {
  let next = from;
  const visitor = async () => {
    for (let index = next++; index < to; index = next++) await visit(index);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, visitor));
}

export async function metric(metricsUrl: string, name: string): Promise<number> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text();
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
  if (value === undefined) throw new Error(`the server does not report ${name}`);
  return Number(value);
}

export async function residentMegabytes(metricsUrl: string): Promise<number> {
  return (await metric(metricsUrl, 'process_resident_memory_bytes')) / 1024 / 1024;
}
