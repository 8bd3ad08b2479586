import { expect, it } from 'vitest';
import { fitsKind } from './fits-place.ts';

const album = { kind: 'album', mimeType: 'image/png', width: 1280, height: 720 } as const;

it.each([
  ['a picture in the place it was uploaded for', 'album', { width: 10, height: 10 }, true],
  ['a picture elsewhere', 'history', {}, true],
  ['a wide picture as a cover', 'cover', {}, true],
  ['one too small for its place', 'album', { kind: 'logo', width: 479, height: 300 }, false],
  ['a square one as a cover', 'cover', { height: 1280 }, false],
  ['a GIF as a cover', 'cover', { mimeType: 'image/gif' }, false],
  ['a drawing of ours elsewhere', 'history', { mimeType: 'image/svg+xml' }, true],
  ['a video as a cover', 'cover', { mimeType: 'video/mp4' }, true],
  ['a video as a logo', 'logo', { mimeType: 'video/mp4' }, false],
] as const)('%s', (_, place, differs, fits) => {
  expect(fitsKind(place, { ...album, ...differs })).toBe(fits);
});
