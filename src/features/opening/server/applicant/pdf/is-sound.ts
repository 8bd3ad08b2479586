import { isKind, type PdfDictionary, type PdfValue, valuesOf } from './pdf-values.ts';
import type { PdfFile } from './read-file.ts';

const MAX_PAGES = 100_000;

/** True if the tables are consistent; otherwise PDF readers scan the file for objects. */
export function isSound(file: PdfFile, resolve: (value: PdfValue) => readonly PdfValue[]): boolean {
  if (!file.bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return false;
  const offsets = new Set(file.sections.map(({ offset }) => offset));
  const last = file.bytes.lastIndexOf('startxref');
  const start = /^startxref[\s\0]{1,8}(\d{1,10})\s/.exec(
    file.bytes.toString('latin1', last, last + 32),
  );
  if (!start || !offsets.has(Number(start[1]))) return false;
  const before = file.trailers.flatMap((trailer) =>
    [...valuesOf(trailer, 'Prev'), ...valuesOf(trailer, 'XRefStm')].flatMap(resolve),
  );
  if (before.some((offset) => typeof offset !== 'number' || (offset !== 0 && !offsets.has(offset))))
    return false;
  const roots = file.trailers.flatMap((trailer) => valuesOf(trailer, 'Root'));
  return roots.length > 0 && roots.every((root) => hasPages(root, resolve));
}

function hasPages(root: PdfValue, resolve: (value: PdfValue) => readonly PdfValue[]): boolean {
  const dictionaries = (value: PdfValue) =>
    resolve(value).filter((node): node is PdfDictionary => isKind(node, 'dictionary'));
  const left = dictionaries(root).flatMap((catalog) => valuesOf(catalog, 'Pages'));
  const seen = new Set<number>();
  for (let page = left.pop(); page !== undefined; page = left.pop()) {
    if (!isKind(page, 'reference') || seen.has(page.number) || seen.size > MAX_PAGES) return false;
    seen.add(page.number);
    const nodes = dictionaries(page);
    if (nodes.length === 0) return false;
    for (const kids of nodes.flatMap((node) => valuesOf(node, 'Kids')).flatMap(resolve)) {
      if (!isKind(kids, 'array')) return false;
      for (const kid of kids.items) left.push(kid);
    }
  }
  return seen.size > 1;
}
