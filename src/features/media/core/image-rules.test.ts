import { describe, expect, it } from 'vitest';
import {
  coverArea,
  imageSizeError,
  imageTypeError,
  isCoverRatio,
  MIDDLE,
  ratioName,
} from './image-rules.ts';

describe('image types', () => {
  it('allows PNG, JPG and GIF, but no GIF for a cover', () => {
    for (const type of ['image/png', 'image/jpeg']) {
      expect(imageTypeError('cover', type)).toBeNull();
      expect(imageTypeError('album', type)).toBeNull();
    }
    expect(imageTypeError('album', 'image/gif')).toBeNull();
    expect(imageTypeError('cover', 'image/gif')).toBe('coverType');
  });

  it.each(['image/svg+xml', 'image/webp', 'text/html', 'application/pdf', 'image/apng', ''])(
    'never allows %s',
    (type) => {
      expect(imageTypeError('album', type)).toBe('imageType');
      expect(imageTypeError('cover', type)).toBe('coverType');
    },
  );
});

describe('image sizes', () => {
  it('rejects more than 40 megapixels, long sides and more than 100 frames', () => {
    expect(imageSizeError('album', { width: 8000, height: 5000 })).toBeNull();
    expect(imageSizeError('album', { width: 8000, height: 5001 })).toBe('imageDimensions');
    expect(imageSizeError('album', { width: 1, height: 20_000 })).toBe('imageDimensions');
    expect(imageSizeError('album', { width: 480, height: 270 }, 100)).toBeNull();
    expect(imageSizeError('album', { width: 480, height: 270 }, 101)).toBe('imageFrames');
    expect(imageSizeError('album', { width: 0, height: 10 })).toBe('imageBroken');
    expect(imageSizeError('album', { width: Number.NaN, height: 10 })).toBe('imageBroken');
  });

  it('accepts a cover of 16:9 within two hundredths', () => {
    expect(isCoverRatio({ width: 1920, height: 1080 })).toBe(true);
    expect(isCoverRatio({ width: 1366, height: 768 })).toBe(true);
    expect(isCoverRatio({ width: 1813, height: 1000 })).toBe(true);
    expect(isCoverRatio({ width: 1814, height: 1000 })).toBe(false);
    expect(isCoverRatio({ width: 1743, height: 1000 })).toBe(true);
    expect(isCoverRatio({ width: 1742, height: 1000 })).toBe(false);
    expect(imageSizeError('cover', { width: 1800, height: 3200 })).toBe('coverRatio');
  });

  it('requires a cover to be wide enough for the page, as it is or cropped to 16:9', () => {
    expect(imageSizeError('cover', { width: 1200, height: 675 })).toBeNull();
    expect(imageSizeError('cover', { width: 1199, height: 674 })).toBe('coverSmall');
    expect(imageSizeError('cover', { width: 4000, height: 600 })).toBe('coverSmall');
  });

  it.each([
    ['logo', 120],
    ['testimonial', 120],
    ['resumePhoto', 120],
    ['employeePhoto', 240],
    ['history', 360],
    ['reason', 360],
    ['aspect', 480],
    ['album', 480],
    ['article', 480],
  ] as const)('requires a %s to have at least %i pixels on its longer side', (kind, least) => {
    expect(imageSizeError(kind, { width: least, height: 60 })).toBeNull();
    expect(imageSizeError(kind, { width: 60, height: least })).toBeNull();
    expect(imageSizeError(kind, { width: least - 1, height: least - 1 })).toBe('imageSmall');
  });

  it('crops a square or a panorama at the selected position', () => {
    const square = { width: 1600, height: 1600 };
    expect(coverArea(square, { ...MIDDLE, down: 0 })).toEqual({
      x: 0,
      y: 0,
      width: 1600,
      height: 900,
    });
    expect(coverArea(square, MIDDLE)).toEqual({ x: 0, y: 350, width: 1600, height: 900 });
    expect(coverArea({ width: 3200, height: 900 }, { ...MIDDLE, across: 1 })).toEqual({
      x: 1600,
      y: 0,
      width: 1600,
      height: 900,
    });
    expect(coverArea(square, { across: 1, down: 0.5, zoom: 2 })).toEqual({
      x: 800,
      y: 575,
      width: 800,
      height: 450,
    });
    expect(isCoverRatio(coverArea({ width: 1237, height: 4001 }, { ...MIDDLE, zoom: 1.3 }))).toBe(
      true,
    );
    expect(imageSizeError('logo', { width: 900, height: 1600 })).toBeNull();
  });

  it('names proportions readably', () => {
    expect(ratioName({ width: 1600, height: 1200 })).toBe('4:3');
    expect(ratioName({ width: 1080, height: 1080 })).toBe('1:1');
    expect(ratioName({ width: 1237, height: 800 })).toBe('1.55:1');
  });
});
