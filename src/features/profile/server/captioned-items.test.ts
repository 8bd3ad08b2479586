import { expect, it } from 'vitest';
import type { StoredPicture } from '../core/section-contract.ts';
import { withLibrary } from './captioned-items.ts';

const CAPTIONS: StoredPicture['captions'] = [{ lang: 'th', idCaptions: 'c' }];
const picture = (idMedia: string, said: Partial<StoredPicture>): StoredPicture => ({
  idMedia,
  width: 9,
  height: 9,
  state: 'ready',
  video: null,
  alt: null,
  captions: null,
  isPosterMissing: false,
  seconds: null,
  bytes: null,
  ...said,
});
const pictures = {
  m: picture('m', { alt: 'คลัง' }),
  film: picture('film', { alt: '', video: 'video.mp4', captions: CAPTIONS }),
};
const told = (kind: string, content: object) =>
  withLibrary(
    [
      {
        idItem: 'i',
        parent: null,
        section: 'history',
        publicNo: 1,
        kind,
        content: { ...content },
      },
    ],
    pictures,
  )[0]?.content;

it('prefers the description of the item to that of the library', () => {
  const said = { idMedia: 'm', altText: 'ตึก' };
  expect(told('topic', said)).toEqual(said);
  expect(told('topic', { ...said, altText: '' })).toEqual({ ...said, altText: 'คลัง' });
  expect(told('employeePhoto', { idMedia: 'm' })).toEqual({ idMedia: 'm', altText: 'คลัง' });
  const beside = { idMedia: 'm', description: 'คำพูด' };
  expect(told('testimonial', beside)).toEqual(beside);
});

it('adds the captions of a video and nothing for a decoration', () => {
  const film = { idMedia: 'film', altText: '' };
  expect(told('albumPicture', film)).toEqual({ ...film, captions: CAPTIONS });
});
