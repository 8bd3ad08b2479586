import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { IMAGE_ERRORS, MAX_IMAGE_BYTES } from './image-rules.ts';
import { foundIn, pictureError, UPLOAD_ERROR_CODES, uploadErrorMessage } from './picture-error.ts';

const cover = { type: 'image/png', bytes: 1000, width: 1920, height: 1080 };

it('makes the same checks as the server', () => {
  expect(pictureError('cover', cover)).toBeNull();
  expect(pictureError('cover', { ...cover, bytes: 0 })).toBe('imageEmpty');
  expect(pictureError('cover', { ...cover, bytes: MAX_IMAGE_BYTES + 1 })).toBe('imageTooLarge');
  expect(pictureError('cover', { ...cover, type: 'image/gif' })).toBe('coverType');
  expect(pictureError('album', { ...cover, type: '' })).toBe('imageType');
  expect(pictureError('cover', { ...cover, height: 1200 })).toBe('coverRatio');
  expect(pictureError('album', { ...cover, width: 479, height: 270 })).toBe('imageSmall');
  expect(pictureError('cover', { ...cover, width: 0, height: 0 })).toBe('imageBroken');
});

it('has a message in both languages for every error code', () => {
  for (const locale of ['th', 'en'] as const) {
    const words = catalogue(locale).media.errors;
    const said = [...IMAGE_ERRORS, ...UPLOAD_ERROR_CODES].map((code) =>
      uploadErrorMessage(words, code),
    );
    expect(new Set(said).size).toBe(IMAGE_ERRORS.length + UPLOAD_ERROR_CODES.length);
    expect(uploadErrorMessage(words, 'toString')).toBe(words.failed);
    expect(
      uploadErrorMessage(
        words,
        'coverRatio',
        foundIn('cover', { type: '', width: 400, height: 300, bytes: 1 }),
      ),
    ).toContain('4:3');
    const small = foundIn('logo', { ...cover, width: 96, height: 60 });
    const sentence = uploadErrorMessage(words, 'imageSmall', small);
    for (const size of ['120', '96 × 60']) expect(sentence).toContain(size);
    // Unknown values leave no empty placeholder.
    expect(said.filter((sentence) => sentence.includes('{'))).toEqual([]);
    for (const code of [
      'imageType',
      'coverType',
      'imageOrVideo',
      'coverOrVideo',
      'videoPlace',
      'videoType',
    ]) {
      expect(uploadErrorMessage(words, code, { type: 'image/webp' })).toContain('image/webp');
      expect(uploadErrorMessage(words, code)).toContain(words.unknownType);
    }
    for (const [code, found] of [
      ['imageFrames', { frames: '101', size: '8 × 9' }],
      ['libraryFull', { cap: '20', count: '21' }],
      ['companyKilobytes', { most: '4000', used: '3999.5', megabytes: '1.2' }],
    ] as const) {
      const sentence = uploadErrorMessage(words, code, found);
      for (const value of Object.values(found)) expect(sentence).toContain(value);
    }
  }
});

it.each([
  ['th', ['5 MB', '5.4 MB', 'แชร์ภาพเป็นขนาดเล็กลง', 'จับภาพหน้าจอ']],
  ['en', ['5 MB', '5.4 MB', 'share it in a smaller size', 'take a screenshot']],
] as const)('says in %s how a photo over 5 MB is made smaller', (locale, parts) => {
  const photo = { type: 'image/jpeg', bytes: 5.4 * 1024 ** 2, width: 4032, height: 3024 };
  const code = pictureError('album', photo) ?? '';
  const { errors } = catalogue(locale).media;
  const sentence = uploadErrorMessage(errors, code, foundIn('album', photo));
  for (const part of parts) expect(sentence).toContain(part);
});
