import { expect, it } from 'vitest';
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

it('has no width above the original, except one that covers it', () => {
  expect(variantWidths(4000)).toEqual([96, 160, 320, 640, 960, 1280, 1920]);
  expect(variantWidths(1920)).toEqual([96, 160, 320, 640, 960, 1280, 1920]);
  expect(variantWidths(1281)).toEqual([96, 160, 320, 640, 960, 1280, 1920]);
  expect(variantWidths(1280)).toEqual([96, 160, 320, 640, 960, 1280]);
  expect(variantWidths(700)).toEqual([96, 160, 320, 640, 960]);
  expect(variantWidths(100)).toEqual([96, 160]);
  expect(variantWidths(20)).toEqual([96]);
});

it('looks for a substitute in the same size first, then in larger and smaller ones', () => {
  const names = (format: 'avif' | 'webp') =>
    nearestVariants(640, format).map((near) => `${near.width}.${near.format}`);
  expect(names('webp')).toEqual([
    '960.webp',
    '1280.webp',
    '1920.webp',
    '320.webp',
    '160.webp',
    '96.webp',
  ]);
  expect(names('avif')).toEqual([
    '640.webp',
    '960.avif',
    '960.webp',
    '1280.avif',
    '1280.webp',
    '1920.avif',
    '1920.webp',
    '320.avif',
    '320.webp',
    '160.avif',
    '160.webp',
    '96.avif',
    '96.webp',
  ]);
});
