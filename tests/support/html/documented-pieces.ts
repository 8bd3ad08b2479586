import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = join(import.meta.dirname, '../../../docs/design-system.md');

/** Pieces that the page is made of, that need a page's data, or that never stand alone. */
const ELSEWHERE = new Set([
  'Section',
  'PageHead',
  'Name',
  'Icon',
  'TextPage',
  'NarrowPage',
  'OwnRow',
  'Picture',
  'Feedback',
  'Drawing',
  'Decision',
]);

/** The pieces of docs/design-system.md, each option of theirs as `property: option`. */
export function documentedPieces(): { name: string; options: string[] }[] {
  const [, pages = '', fields = ''] = readFileSync(DOCUMENT, 'utf8').split(
    /^## (?:Components|Fields|Only).*$/m,
  );
  return `${pages}${fields}`.split(/^- | · (?=`[A-Z])/m).flatMap((entry) => {
    const [names = '', said = ''] = entry.split(' — ');
    const options = [...said.matchAll(/`(\w+)\??: (\w+(?:\|\w+)+)/g)]
      .filter(([, property, all = '']) => property !== 'role' && !all.startsWith('number'))
      .flatMap(([, property, all = '']) =>
        all.split('|').map((option) => `${property}: ${option}`),
      );
    const pieces = [...names.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name);
    return pieces.filter((name) => !ELSEWHERE.has(name)).map((name) => ({ name, options }));
  });
}
