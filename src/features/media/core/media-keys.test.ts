import { expect, it } from 'vitest';
import { MEDIA_WIDTHS } from '#shared/core/picture.ts';
import {
  mediaFolder,
  nearestVariants,
  originalKey,
  variantKey,
  variantWidths,
} from './media-keys.ts';

const id = '6b8f3d5e-2a5e-4b0e-9a3f-1d2c3b4a5f60';

it('stores a picture and its variants in one folder', () => {
  expect(mediaFolder(id)).toBe(`media/6b/${id}`);
  expect(originalKey(id, 'png')).toBe(`media/6b/${id}/original.png`);
  expect(variantKey(id, 640, 'avif')).toBe(`media/6b/${id}/640.avif`);
});

it.each([
  [4000, 1920],
  [1920, 1920],
  [1281, 1920],
  [1280, 1280],
  [700, 960],
  [100, 160],
  [20, 96],
])('has no width above %i, except %i that covers it', (width, widest) => {
  expect(variantWidths(width)).toEqual(MEDIA_WIDTHS.filter((candidate) => candidate <= widest));
});

it('looks for a substitute in the same size first, then in larger and smaller ones', () => {
  const names = (format: 'avif' | 'webp') =>
    nearestVariants(640, format)
      .map((near) => `${near.width}.${near.format}`)
      .join(' ');
  expect(names('webp')).toBe('960.webp 1280.webp 1920.webp 320.webp 160.webp 96.webp');
  expect(names('avif')).toBe(
    '640.webp ' +
      [960, 1280, 1920, 320, 160, 96].map((width) => `${width}.avif ${width}.webp`).join(' '),
  );
});
