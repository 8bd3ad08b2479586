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
  it.each([
    ['album', 8000, 5000, 1, null],
    ['album', 8000, 5001, 1, 'imageDimensions'],
    ['album', 1, 20_000, 1, 'imageDimensions'],
    ['album', 480, 270, 100, null],
    ['album', 480, 270, 101, 'imageFrames'],
    ['album', 0, 10, 1, 'imageBroken'],
    ['album', Number.NaN, 10, 1, 'imageBroken'],
    ['logo', 900, 1600, 1, null],
    // A cover must be wide enough for the page, as it is or cropped to 16:9.
    ['cover', 1200, 675, 1, null],
    ['cover', 1199, 674, 1, 'coverSmall'],
    ['cover', 4000, 600, 1, 'coverSmall'],
    ['cover', 1800, 3200, 1, 'coverRatio'],
  ] as const)('judges %s of %i × %i with %i frames as %s', (kind, width, height, frames, code) => {
    expect(imageSizeError(kind, { width, height }, frames)).toBe(code);
  });

  it.each([
    [1920, 1080, true],
    [1366, 768, true],
    [1813, 1000, true],
    [1814, 1000, false],
    [1743, 1000, true],
    [1742, 1000, false],
  ])('accepts a cover of 16:9 within two hundredths: %i × %i %s', (width, height, isRight) => {
    expect(isCoverRatio({ width, height })).toBe(isRight);
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

  it.each([
    [1600, 1600, { down: 0 }, [0, 0, 1600, 900]],
    [1600, 1600, {}, [0, 350, 1600, 900]],
    [3200, 900, { across: 1 }, [1600, 0, 1600, 900]],
    [1600, 1600, { across: 1, zoom: 2 }, [800, 575, 800, 450]],
  ])('crops %i × %i at the selected position %j', (width, height, part, [x, y, ...size]) => {
    const [croppedWidth, croppedHeight] = size;
    const cropped = { x, y, width: croppedWidth, height: croppedHeight };
    expect(coverArea({ width, height }, { ...MIDDLE, ...part })).toEqual(cropped);
  });

  it('crops any size to the ratio of a cover', () => {
    const area = coverArea({ width: 1237, height: 4001 }, { ...MIDDLE, zoom: 1.3 });
    expect(isCoverRatio(area)).toBe(true);
  });

  it('names proportions readably', () => {
    expect(ratioName({ width: 1600, height: 1200 })).toBe('4:3');
    expect(ratioName({ width: 1080, height: 1080 })).toBe('1:1');
    expect(ratioName({ width: 1237, height: 800 })).toBe('1.55:1');
  });
});
