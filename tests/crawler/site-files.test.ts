import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openSearchXml } from '#app/feeds/open-search.ts';
import { securityTxt } from '#app/feeds/security-txt.ts';
import { LOCALES } from '#shared/core/locale.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const read = (name: string) => readFileSync(join(PUBLIC, name));

interface Manifest {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
  }[];
}

const { icons }: Manifest = JSON.parse(read('manifest.webmanifest').toString());

it('the manifest has an icon for every purpose browsers require', () => {
  expect(icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['any', '192x192', '512x512']),
  );
});

it.each(icons)('the manifest has the true type and size of $src', async ({ src, sizes, type }) => {
  const { format, width, height } = await sharp(read(src)).metadata();
  expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`);
  expect(sizes).toBe(format === 'svg' ? 'any' : `${width}x${height}`);
});

it.each([
  ['th', '/yousay/companylist'],
  ['en', '/en/yousay/companylist'],
] as const)('browsers can search in %s by what OpenSearch describes', (locale, list) => {
  const { DOMParser } = new Window();
  const { documentElement: root } = new DOMParser().parseFromString(
    openSearchXml('https://yousay.example', locale),
    'application/xml',
  );
  expect([root.localName, root.namespaceURI]).toEqual([
    'OpenSearchDescription',
    'http://a9.com/-/spec/opensearch/1.1/',
  ]);
  const textOf = (name: string) => root.getElementsByTagName(name)[0]?.textContent ?? '';
  expect(textOf('ShortName')).toMatch(/^.{1,16}$/);
  expect(textOf('Description')).toMatch(/^.{1,1024}$/);
  expect(textOf('InputEncoding')).toBe('UTF-8');
  const template = root.getElementsByTagName('Url')[0]?.getAttribute('template') ?? '';
  const { pathname, searchParams } = new URL(template);
  expect([pathname, searchParams.get('keyword')]).toEqual([list, '{searchTerms}']);
  const icon = root.getElementsByTagName('Image')[0];
  expect(icon?.getAttribute('type')).toBe('image/svg+xml');
  expect(read(new URL(textOf('Image')).pathname).toString()).toMatch(/^<svg /);
});

it('security.txt has a contact email, its own URL and an expiry date within a year', () => {
  const [path, now] = ['/.well-known/security.txt', new Date('2026-11-30T23:00:00Z')];
  const text = securityTxt('https://yousay.example', path, now);
  const fieldOf = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  expect(fieldOf('Contact')).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(fieldOf('Canonical')).toBe(`https://yousay.example${path}`);
  expect(fieldOf('Expires')).toBe('2027-05-01T00:00:00.000Z');
});

it('humans.txt names the languages of the site and what it is built with', () => {
  const text = read('humans.txt').toString();
  const fieldOf = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1]?.split(', ');
  const english = new Intl.DisplayNames('en', { type: 'language' });
  expect(fieldOf('Languages')).toEqual(LOCALES.map((locale) => english.of(locale)));
  const { dependencies } = JSON.parse(read('../package.json').toString());
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['astro', 'react', 'pg']));
  expect(fieldOf('Built with')).toEqual(['Astro', 'React', 'PostgreSQL']);
});
