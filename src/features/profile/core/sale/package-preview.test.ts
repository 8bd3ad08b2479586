import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { PACKAGES, type PackageHrSay } from '#shared/core/packages.ts';
import { packageForPreview, visibleByPackage, visibleChanges } from './package-preview.ts';

const item = (section: string, kind: string, parent: string | null = null, content = {}) => ({
  idItem: randomUUID(),
  section,
  kind,
  parent,
  content,
});

it('selects the largest package by default and null for an unknown one', () => {
  expect([null, '', 'gold', 'bronze'].map(packageForPreview)).toEqual([
    PACKAGES.at(-1),
    PACKAGES.at(-1),
    'gold',
    null,
  ]);
});

it('counts the visible items of each list by package, with children', () => {
  const album = item('album', 'album');
  const page = [
    ...Array.from({ length: 4 }, () => item('cover', 'banner')),
    item('companyProfile', 'profile'),
    album,
    item('album', 'albumPicture', album.idItem),
  ];
  expect(visibleByPackage(page, () => false)).toMatchObject([
    { step: 'cover', total: 4, visible: { basic: 1, silver: 1, gold: 3, platinum: 4 } },
    { step: 'album', total: 2, visible: { basic: 0, silver: 0, gold: 0, platinum: 2 } },
  ]);
});

it('excludes videos outside the package, which do not replace a picture', () => {
  const aspect = item('gallery', 'aspect');
  const inAspect = (idMedia: string) =>
    item('gallery', 'aspectPicture', aspect.idItem, { idMedia });
  const page = [
    ...['film', 'film', 'film'].map((idMedia) => item('cover', 'banner', null, { idMedia })),
    aspect,
    ...['film', 'film', 'film', 'a', 'b', 'c', 'd', 'e'].map(inAspect),
  ];
  expect(visibleByPackage(page, (idMedia) => idMedia === 'film')).toMatchObject([
    { step: 'cover', total: 3, visible: { basic: 0, silver: 0, gold: 0, platinum: 3 } },
    { step: 'gallery', total: 9, visible: { basic: 2, silver: 2, gold: 6, platinum: 9 } },
  ]);
});

const items = (section: string, kind: string, count: number) =>
  Array.from({ length: count }, () => ({
    idItem: randomUUID(),
    section,
    kind,
    parent: null,
    content: {},
  }));

it('lists only sections whose visible items change', () => {
  const page = [
    ...items('cover', 'banner', 3),
    ...items('history', 'topic', 2),
    ...items('testimonials', 'testimonial', 2),
  ];
  const changes = (from: PackageHrSay, to: PackageHrSay) =>
    visibleChanges(page, () => false, { from, to });
  const less = [
    { step: 'cover', before: 3, after: 1 },
    { step: 'testimonials', before: 2, after: 0 },
  ];
  expect(changes('gold', 'basic')).toEqual(less);
  const more = less.map(({ step, before, after }) => ({ step, before: after, after: before }));
  expect(changes('basic', 'gold')).toEqual(more);
  expect(changes('gold', 'platinum')).toEqual([]);
});
