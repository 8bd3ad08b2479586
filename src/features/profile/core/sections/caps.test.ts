import { describe, expect, it } from 'vitest';
import { libraryCap } from '#features/media/core/media-caps.ts';
import { MEDIA_KINDS } from '#shared/core/domain/media.ts';
import { PACKAGE_CAPS, PACKAGES } from '#shared/core/packages.ts';
import { albums } from './album.ts';
import { articles } from './article.ts';
import { capOf, countItems, exceededCap, remainingFor, sharingCaps, withinCaps } from './caps.ts';
import { gallery } from './gallery.ts';
import { history } from './history.ts';
import { SECTIONS } from './registry.ts';
import type { Item, Section } from './section.ts';

const item = (kind: string, idItem: string, parent: string | null = null): Item => ({
  idItem,
  parent,
  kind,
  content: {},
});
const many = (kind: string, count: number, parent: string | null = null) =>
  Array.from({ length: count }, (_, at) => item(kind, `${parent ?? ''}${kind}${at}`, parent));

describe('exceededCap', () => {
  it('rejects items above the cap', () => {
    const caps = PACKAGE_CAPS.basic;
    expect(exceededCap(history, caps, many('topic', 3), [])).toBeNull();
    expect(exceededCap(history, caps, many('topic', 4), [])).toBe(3);
  });

  it('allows to reorder and shorten a list above the cap, but not to extend it', () => {
    const stood = many('topic', 6);
    const caps = PACKAGE_CAPS.basic;
    expect(exceededCap(history, caps, stood.toReversed(), stood)).toBeNull();
    expect(exceededCap(history, caps, stood.slice(1), stood)).toBeNull();
    expect(exceededCap(history, caps, [...stood, item('topic', 'x')], stood)).toBe(3);
  });

  it('counts the pictures of each aspect separately', () => {
    const two = [item('aspect', 'a'), item('aspect', 'b')];
    const each = [...many('aspectPicture', 1, 'a'), ...many('aspectPicture', 1, 'b')];
    expect(exceededCap(gallery, PACKAGE_CAPS.basic, [...two, ...each], [])).toBeNull();
    const both = [...two, ...many('aspectPicture', 2, 'a')];
    expect(exceededCap(gallery, PACKAGE_CAPS.basic, both, [])).toBe(1);
  });

  it('counts albums and articles together', () => {
    expect(sharingCaps(albums).map(({ name }) => name)).toEqual(['article']);
    const elsewhere = countItems(articles, [...many('article', 20), ...many('brandStory', 4)]);
    const caps = PACKAGE_CAPS.platinum;
    expect(remainingFor(albums, caps, elsewhere)).toMatchObject({ album: 6 });
    expect(exceededCap(albums, caps, many('album', 6), [], elsewhere)).toBeNull();
    expect(exceededCap(albums, caps, many('album', 7), [], elsewhere)).toBe(30);
  });
});

describe('withinCaps', () => {
  const page = [
    ...many('topic', 6).map((one) => ({ ...one, section: 'history' })),
    ...many('album', 2).map((one) => ({ ...one, section: 'album' })),
    { ...item('albumPicture', 'p', 'album1'), section: 'album' },
  ];
  const shown = (name: keyof typeof PACKAGE_CAPS) =>
    withinCaps(page, PACKAGE_CAPS[name], () => false).map(({ idItem }) => idItem);

  it('returns the first items of each list up to the cap', () => {
    expect(shown('basic')).toEqual(['topic0', 'topic1', 'topic2']);
    expect(shown('gold')).toHaveLength(6);
  });

  it('hides children of hidden items, and shows all after an upgrade', () => {
    expect(shown('gold')).not.toContain('p');
    expect(shown('platinum')).toEqual(page.map(({ idItem }) => idItem));
  });
});

it('the library holds every picture of a complete page in each of its four versions', () => {
  const sections: readonly Section[] = SECTIONS;
  const kinds = sections.flatMap((section) =>
    Object.values(section.kinds).map((kind) => ({
      kind,
      parent: section.kinds[kind.parent ?? ''],
    })),
  );
  for (const name of PACKAGES) {
    const caps = PACKAGE_CAPS[name];
    for (const media of MEDIA_KINDS) {
      const lists = kinds
        .filter(({ kind }) => Object.values(kind.pictures ?? {}).includes(media))
        .map(({ kind, parent }) => capOf(kind, caps) * (parent ? capOf(parent, caps) : 1));
      expect([name, media, libraryCap(name, media)]).toEqual([
        name,
        media,
        4 * Math.max(0, ...lists),
      ]);
    }
  }
});
