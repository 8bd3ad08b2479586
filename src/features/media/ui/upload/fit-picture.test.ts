// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { MAX_IMAGE_BYTES } from '../../core/image-rules.ts';
import { fitPicture } from './fit-picture.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const photo = (type = 'image/jpeg', bytes = MAX_IMAGE_BYTES + 1) =>
  new File([new Uint8Array(bytes)], 'IMG_0001.HEIC.JPG', { type });

/** A browser that decodes pictures to this size and encodes files of this number of bytes. */
function browser(width: number, height: number, bytesOf: (type: string) => number) {
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => ({ width, height, close: vi.fn() })),
  );
  const drawn: (readonly [width: number, height: number, type: string])[] = [];
  const paper = { fillRect: vi.fn(), drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = '',
  ) {
    drawn.push([this.width, this.height, type]);
    done(new Blob([new Uint8Array(bytesOf(type))], { type }));
  });
  return drawn;
}

it('shrinks a photo over the limit to 2,560 pixels', async () => {
  const drawn = browser(3000, 4000, () => 900);
  const sent = await fitPicture(photo());
  expect(drawn).toEqual([[1920, 2560, 'image/jpeg']]);
  expect([sent.size, sent.type, sent.name]).toEqual([900, 'image/jpeg', 'IMG_0001.HEIC.jpg']);
});

it('never enlarges, and flattens transparency of a PNG only when needed', async () => {
  const drawn = browser(1000, 500, (type) => (type === 'image/png' ? MAX_IMAGE_BYTES + 1 : 900));
  const sent = await fitPicture(photo('image/png'));
  expect(drawn).toEqual([
    [1000, 500, 'image/png'],
    [1000, 500, 'image/jpeg'],
  ]);
  expect(sent.type).toBe('image/jpeg');
});

it('leaves fitting, animated and unreadable files unchanged', async () => {
  const drawn = browser(3000, 4000, () => 900);
  const untouched = [photo('image/jpeg', MAX_IMAGE_BYTES), photo('image/gif')];
  for (const file of untouched) expect(await fitPicture(file)).toBe(file);
  expect(drawn).toEqual([]);
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(() => Promise.reject(new Error('broken'))),
  );
  const broken = photo();
  expect(await fitPicture(broken)).toBe(broken);
});
