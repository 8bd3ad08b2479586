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

it('shows the largest package unless another is asked for, and none that there is not', () => {
  expect([null, '', 'gold', 'bronze'].map(packageForPreview)).toEqual([
    PACKAGES.at(-1),
    PACKAGES.at(-1),
    'gold',
    null,
  ]);
});

it('counts what each package would show of each list, with what belongs to it', () => {
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

it('counts no video where the package has none, nor does one take the place of a picture', () => {
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

it('tells of each section what visitors see less or more of, and nothing of what stays', () => {
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
