import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { urlSetXml } from '#features/discovery/core/sitemap.ts';
import { showcaseEntries } from './showcase-sitemap.ts';

const SITE = 'https://yousay.example';

it('lists three pages with the month of their last change, and pictures of the first', () => {
  const xml = urlSetXml(showcaseEntries('ninth-vat', '2026-11'), SITE);
  expect(xml.match(/<lastmod>2026-11<\/lastmod>/g)).toHaveLength(6);
  const pictures = [...xml.matchAll(/<image:loc>([^<]*)</g)].map(([, address = '']) => address);
  const built = ['cover/1280.webp', 'logo/320.webp'];
  const addresses = built.map((file) => `${SITE}/media/ninth-vat_${file}`);
  expect(pictures).toEqual([...addresses, ...addresses]);
  for (const file of built) {
    expect([file, existsSync(`src/content/showcase/ninth-vat/pictures/${file}`)]).toEqual([
      file,
      true,
    ]);
  }
  expect(urlSetXml(showcaseEntries('ninth-vat', null), SITE)).not.toContain('lastmod');
});
