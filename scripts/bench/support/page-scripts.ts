import { gzipSync } from 'node:zlib';
import { parseSync } from 'oxc-parser';
import { overTheWire } from './wire.ts';

export interface PageScripts {
  readonly onLoadBytes: number;
  readonly islandBytes: number;
  readonly onUseBytes: number;
  readonly islands: number;
  /** Sequential rounds of script requests, each named by the round before. */
  readonly waves: number;
}

type Imports = readonly string[];

const LOCAL_LITERAL = /^["'`](\.[^"'`]*)["'`]$/;

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

/**
 * Scripts that one page loads, followed from its HTML through static imports and the dynamic import
 * of the chunk `importsAtOnce`. The header search and islands with `client:touch` load when they
 * are used.
 */
export async function pageScripts(
  url: string,
  html: string,
  importsAtOnce?: string,
): Promise<PageScripts> {
  const tags = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(
    ([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes),
  );
  const inline = tags
    .filter(([, attributes = '']) => attribute(attributes, 'src') === undefined)
    .reduce((sum, [, , text = '']) => sum + gzipSync(text, { level: 9 }).length, 0);
  const preloads = html.match(/<link\b[^>]*rel="modulepreload"[^>]*>/g) ?? [];
  const first = [
    ...tags.map(([, attributes = '']) => attribute(attributes, 'src')),
    ...preloads.map((tag) => attribute(tag, 'href')),
  ];
  const islands = html.match(/<astro-island\b[^>]*>/g) ?? [];
  const waits = (tag: string) => attribute(tag, 'client') === 'touch';
  const scriptsOf = (tags: readonly string[]) =>
    tags.flatMap((tag) =>
      ['component-url', 'renderer-url', 'before-hydration-url'].map((name) => attribute(tag, name)),
    );
  const second = scriptsOf(islands.filter((tag) => !waits(tag)));
  const seen = new Map<string, Imports>();
  const later = [attribute(html, 'data-suggests'), ...scriptsOf(islands.filter(waits))];
  const onLoadBytes = inline + (await follow(first, url, seen, later));
  const islandBytes = await follow(second, url, seen, later);
  const isAtOnce = (chunk: string | undefined) =>
    importsAtOnce !== undefined && chunk?.includes(`/${importsAtOnce}.`);
  const atOnce = later.filter(isAtOnce);
  const ofStep = await follow(atOnce, url, seen, later);
  return {
    onLoadBytes,
    islandBytes: islandBytes + ofStep,
    waves: wavesOf([...first, ...second], atOnce, { base: url, seen }),
    onUseBytes: await follow(later, url, seen, []),
    islands: islands.length,
  };
}

/** Counts sequential rounds; a dynamic import starts after all imports of its island. */
function wavesOf(
  named: readonly (string | undefined)[],
  atOnce: readonly (string | undefined)[],
  { base, seen }: { readonly base: string; readonly seen: ReadonlyMap<string, Imports> },
): number {
  const requested = new Set<string>();
  const wavesFrom = (addresses: readonly (string | undefined)[]): number => {
    const wave = addresses
      .flatMap((address) => (address === undefined ? [] : new URL(address, base).href))
      .filter((href) => !requested.has(href));
    if (wave.length === 0) return 0;
    for (const href of wave) requested.add(href);
    return 1 + wavesFrom(wave.flatMap((href) => seen.get(href) ?? []));
  };
  return wavesFrom(named) + wavesFrom(atOnce);
}

/** Adds up modules not seen before and their static imports; appends dynamic imports to `later`. */
async function follow(
  addresses: readonly (string | undefined)[],
  base: string,
  seen: Map<string, Imports>,
  later: (string | undefined)[],
): Promise<number> {
  let bytes = 0;
  for (const address of addresses) {
    if (address === undefined) continue;
    const { href } = new URL(address, base);
    if (seen.has(href)) continue;
    const packed = await overTheWire(href, { 'accept-encoding': 'gzip' });
    if (packed.status !== 200) throw new Error(`${href} answered ${packed.status}`);
    bytes += packed.body.length;
    const source = await (await fetch(href)).text();
    const { module } = parseSync('module.js', source);
    const imported = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.map((entry) => entry.moduleRequest?.value),
      ),
    ];
    const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const name = LOCAL_LITERAL.exec(source.slice(start, end))?.[1];
      return name === undefined ? [] : new URL(name, href).href;
    });
    later.push(...dynamic);
    const imports = imported.flatMap((name) => (name ? new URL(name, href).href : []));
    seen.set(href, imports);
    bytes += await follow(imports, href, seen, later);
  }
  return bytes;
}
