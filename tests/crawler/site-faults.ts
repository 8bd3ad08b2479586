import type { Visit, Walk } from './crawl.ts';
import { pathOf } from './page-faults.ts';
import { isForSearch, metaOf, type ReadPage } from './read-page.ts';

interface Opened {
  readonly path: string;
  readonly page: ReadPage;
}

function shownPages({ visits }: Walk): Opened[] {
  return [...visits.values()].flatMap(({ path, status, page }) => {
    const isShown = status === 200 && page !== null && isForSearch(page);
    return isShown && page.canonical.map(pathOf).includes(path) ? [{ path, page }] : [];
  });
}

export function sameWordsFaults(walked: Walk): string[] {
  const shown = shownPages(walked);
  return [
    ...repeated(shown, 'title', ({ title }) => title),
    ...repeated(shown, 'description', (page) => metaOf(page, 'description') ?? ''),
  ];
}

function repeated(shown: readonly Opened[], what: string, of: (page: ReadPage) => string) {
  const faults: string[] = [];
  const first = new Map<string, string>();
  for (const { path, page } of shown) {
    const text = of(page);
    const other = first.get(text);
    if (other === undefined) first.set(text, path);
    else faults.push(`${path} has the ${what} of ${other}: ${text}`);
  }
  return faults;
}

export function languageFaults({ visits }: Walk): string[] {
  const faults: string[] = [];
  for (const { path, page, status } of visits.values()) {
    if (page === null || status !== 200 || !isForSearch(page)) continue;
    for (const [language, address] of [
      ...page.alternates,
      ['canonical', page.canonical[0] ?? ''],
    ]) {
      const other = visits.get(pathOf(address ?? ''));
      if (other === undefined) continue;
      const isSame = JSON.stringify(other.page?.alternates) === JSON.stringify(page.alternates);
      if (other.status !== 200 || !isSame)
        faults.push(
          `${path} calls ${pathOf(address ?? '')} its ${language}, which does not say so`,
        );
    }
  }
  return faults;
}

export function hiddenFaults(walked: Walk, listed: readonly string[]): string[] {
  const shown = new Set(shownPages(walked).map(({ path }) => path));
  return listed.filter((path) => !shown.has(path));
}

export function orphans({ linked }: Walk, listed: readonly string[]): string[] {
  return listed.filter((path) => {
    const from = [...(linked.get(path) ?? [])];
    return !from.some((other) => other !== path);
  });
}

export function brokenFaults(walked: Walk, faultsOf: (visit: Visit, walked: Walk) => string[]) {
  return [...walked.visits.values()].flatMap((visit) =>
    faultsOf(visit, walked).map((fault) => `${visit.path} ${fault}, linked from ${visit.from}`),
  );
}
