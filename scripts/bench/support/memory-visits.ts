/** The ways in which visitors could fill the memory of a server; each asks for what nobody asked for before. */
export interface Visits {
  /** Distinct pages that are kept. */
  pages(from: number, to: number): Promise<void>;
  /** Pictures that have to be drawn first, as far as the pages named so many. */
  pictures(count: number): Promise<void>;
  /** One company under names that nobody gave it. */
  inventedNames(path: string, count: number): Promise<void>;
}

const COMPANIES = 400;
const CONCURRENCY = 8;
const PICTURE = /\/media\/[\da-f-]{36}\/\d+\.(?:avif|webp)/g;

/** From many addresses, so that no limit of one visitor is met: the server must trust 127.0.0.1. */
export function visits(url: string): Visits {
  const pictures = new Set<string>();

  async function ask(path: string, visitor: number): Promise<string> {
    const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
    const headers = { 'X-Forwarded-For': address };
    const answer = await fetch(url + path, { headers, redirect: 'manual' });
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    if (answer.status >= 429) throw new Error(`${path} answered ${answer.status}`);
    return text;
  }

  return {
    pages: (from, to) =>
      inTurns(from, to, async (page) => {
        const text = await ask(pageAt(page), page);
        if (page < COMPANIES) for (const [path] of text.matchAll(PICTURE)) pictures.add(path);
      }),
    pictures: async (count) => {
      const paths = [...pictures].slice(0, count);
      await inTurns(0, paths.length, (index) => ask(paths[index] ?? '/', index));
    },
    inventedNames: (path, count) =>
      inTurns(0, count, (name) => ask(path.replace(/[^/]+-(\d+\/)/, `a${name}-$1`), name)),
  };
}

function pageAt(page: number): string {
  if (page < COMPANIES) return `/company/${page + 1}/${page % 2 === 0 ? 'hrsay' : 'yousay'}`;
  return `/yousay/companylist?pg=1&vpp=${(page % 30) + 10}&keyword=${page.toString(36)}`;
}

async function inTurns(
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
