import { expect, it } from 'vitest';
import { type StoredVersion, visibleContent } from './shown-content.ts';

type Items = StoredVersion['items'];

const item = (kind: string, section: string, content: object, parent: string | null = null) =>
  ({
    idItem: `${kind} ${JSON.stringify(content)}`,
    publicNo: 1,
    section,
    kind,
    content,
    parent,
  }) as unknown as Items[number];

const version = (items: Items, alt: string | null = null): StoredVersion => ({
  idProfile: 1,
  lang: 'th',
  updatedAt: '',
  packageHrSay: 'platinum',
  items,
  pictures: { film: { idMedia: 'film', width: 1280, height: 720, video: 'video.mp4', alt } },
});

it('omits an aspect without content', () => {
  const aspect = (name: string, title: string) =>
    item('aspect', 'gallery', { aspect: name, title, description: '' });
  const { aspects } = visibleContent(version([aspect('work', 'งาน'), aspect('life', '')]));
  expect(aspects.map(({ title }) => title)).toEqual(['งาน']);
});

it('plays a video of an album if the package includes videos', () => {
  const album = item('album', 'album', { theme: 'life', title: 'อัลบั้ม', coverMedia: null });
  const inside = item('albumPicture', 'album', { idMedia: 'film', youtubeId: '' }, album.idItem);
  const [shown] = visibleContent(version([album, inside])).albums;
  expect(shown?.pictures[0]?.picture?.video).toBe('video.mp4');
});

it('shows a picture instead of a video that the package hides', () => {
  const names = ['film', 'a', 'b', 'c'];
  const covers = names.map((idMedia) => item('banner', 'cover', { idMedia, altText: '' }));
  const { pictures } = version([]);
  const still = names.slice(1).map((idMedia) => [idMedia, { idMedia, width: 1, height: 1 }]);
  const all = { ...pictures, ...Object.fromEntries(still) };
  const shown = (packageHrSay: 'gold' | 'platinum') =>
    visibleContent({ ...version(covers), pictures: all, packageHrSay }).covers.map(
      (one) => one.idMedia,
    );
  expect(shown('gold')).toEqual(['a', 'b', 'c']);
  expect(shown('platinum')).toEqual(names);
});

it('prefers the description of the item to that of the library, which may mark a decoration', () => {
  const words = { idMedia: 'film', title: 'ปีแรก', altText: '' };
  const album = item('album', 'album', { theme: 'life', title: 'อัลบั้ม', coverMedia: null });
  const altsOf = (content: object, alt: string | null) => {
    const { history, albums } = visibleContent(
      version(
        [
          item('topic', 'history', content),
          album,
          item('albumPicture', 'album', { youtubeId: '', ...content }, album.idItem),
        ],
        alt,
      ),
    );
    return [history[0]?.picture?.alt, albums[0]?.pictures[0]?.picture?.alt];
  };
  expect(altsOf({ ...words, altText: 'ตึก' }, 'คลัง')).toEqual(['ตึก', 'ตึก']);
  expect(altsOf(words, 'คลัง')).toEqual(['คลัง', 'คลัง']);
  expect(altsOf(words, '')).toEqual(['', '']);
  expect(altsOf(words, null)).toEqual([null, null]);
});
