/** The ways in which visitors could fill the memory of a server; each asks for what nobody asked for before. */
export interface Visits {
  /** What the sitemaps list, in an order that takes pages of every kind from the first on. */
  listed(): Promise<readonly string[]>;
  /** Reads pages as a crawler does, and notes the pictures they name. */
  read(paths: readonly string[]): Promise<void>;
  /** Lists searched for words nobody else searched for. */
  searches(from: number, to: number): Promise<void>;
  /** Pictures that have to be drawn first, as far as the pages read named so many. */
  pictures(from: number, to: number): Promise<void>;
  /** One company under names that nobody gave it. */
  inventedNames(path: string, count: number): Promise<void>;
}

const CONCURRENCY = 8;
const PICTURE = /\/media\/[\da-f-]{36}\/\d+\.(?:avif|webp)/g;

/** From many addresses, so that no limit of one visitor is met: the server must trust 127.0.0.1. */
export function visits(url: string): Visits {
  const pictures = new Set<string>();
  let visitor = 0;

  /** Told to come again, as of a busy machine, a crawler does. */
  async function fetchText(path: string, triesLeft = 5): Promise<string> {
    visitor += 1;
    const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
    const headers = { 'X-Forwarded-For': address };
    const answer = await fetch(url + path, { headers, redirect: 'manual' });
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
    async listed() {
      const lists: string[][] = [];
      for (const sitemap of await locations('/sitemap-index.xml'))
        lists.push(await locations(sitemap));
      return [...new Set(inStrides(lists.flat()))];
    },
    read: (paths) =>
      runConcurrently(0, paths.length, async (index) => {
        const text = await fetchText(paths[index] ?? '/');
        for (const [path] of text.matchAll(PICTURE)) pictures.add(path);
      }),
    searches: (from, to) =>
      runConcurrently(from, to, (page) =>
        fetchText(`/yousay/companylist?pg=1&vpp=${(page % 30) + 10}&keyword=${page.toString(36)}`),
      ),
    pictures: async (from, to) => {
      const paths = inStrides([...pictures]).slice(from, to);
      await runConcurrently(0, paths.length, (index) => fetchText(paths[index] ?? '/'));
    },
    inventedNames: (path, count) =>
      runConcurrently(0, count, (name) => fetchText(path.replace(/[^/]+-(\d+\/)/, `a${name}-$1`))),
  };
}

/** Neighbours are of a kind: what stands far apart comes first. */
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

/** What a metrics port says under a name. */
export async function metric(metricsUrl: string, name: string): Promise<number> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text();
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
  if (value === undefined) throw new Error(`the server does not tell ${name}`);
  return Number(value);
}

export async function residentMegabytes(metricsUrl: string): Promise<number> {
  return (await metric(metricsUrl, 'process_resident_memory_bytes')) / 1024 / 1024;
}
