import { describe, expect, it, vi } from 'vitest';
import * as pictures from '#tests/fixtures/pictures.ts';
import { MAX_IMAGE_BYTES } from '../core/image-rules.ts';
import { pictureWork } from './drawing/picture-work.ts';
import { sharp } from './drawing/sharp.ts';
import { inspectImage } from './inspect-image.ts';

vi.mock('./drawing/picture-work.ts', { spy: true });

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><script/></svg>';

describe('inspectImage', () => {
  it('measures a picture and draws its placeholder', async () => {
    const outcome = await inspectImage(await pictures.png(), 'cover');
    expect(outcome).toMatchObject({
      ok: true,
      value: { width: 1280, height: 720, mimeType: 'image/png' },
    });
    const placeholder = outcome.ok ? outcome.value.placeholder : '';
    expect(placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{20,600}$/);
  });

  it('measures the displayed, not the stored size', async () => {
    const photo = await pictures.phonePhoto({ width: 2560, height: 1440 });
    expect(await inspectImage(photo, 'album')).toMatchObject({
      ok: true,
      value: { width: 1440, height: 2560 },
    });
    expect(await inspectImage(photo, 'cover')).toMatchObject({ ok: false, code: 'coverRatio' });
  });

  it.each([
    ['HTML with the name of a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from(svg)],
    ['SVG behind an XML declaration', Buffer.from(`<?xml version="1.0"?>\n<!--x-->${svg}`)],
    ['PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['text', Buffer.from('x'.repeat(5000))],
  ])('rejects it when it is %s', async (_name, bytes) => {
    expect(await inspectImage(bytes, 'album')).toMatchObject({ ok: false, code: 'imageType' });
  });

  it('rejects a file with only the magic bytes of a picture', async () => {
    const script = Buffer.from('GIF89a=1;alert(document.domain)//');
    expect(await inspectImage(script, 'album')).toEqual({ ok: false, code: 'imageBroken' });
  });

  it('rejects WebP although it could be decoded', async () => {
    expect(await inspectImage(await pictures.webp(), 'album')).toMatchObject({
      code: 'imageType',
      fields: { type: ['image/webp'] },
    });
  });

  it('rejects empty, too large and truncated files', async () => {
    expect(await inspectImage(new Uint8Array(), 'album')).toMatchObject({ code: 'imageEmpty' });
    const large = Buffer.concat([await pictures.png(), Buffer.alloc(MAX_IMAGE_BYTES)]);
    expect(await inspectImage(large, 'album')).toMatchObject({ code: 'imageTooLarge' });
    for (const whole of [await pictures.noisyPng(600, 400), await pictures.jpeg({ width: 900 })]) {
      const torn = whole.subarray(0, whole.length - Math.floor(whole.length / 3));
      expect(await inspectImage(torn, 'album')).toMatchObject({ code: 'imageBroken' });
    }
    const signatureOnly = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(await inspectImage(signatureOnly, 'album')).toMatchObject({ ok: false });
  });

  it('rejects a huge picture by its header before decoding it', async () => {
    vi.mocked(pictureWork).mockClear();
    expect(await inspectImage(pictures.pngBomb(60_000, 60_000), 'album')).toMatchObject({
      code: 'imageDimensions',
    });
    expect(await inspectImage(pictures.pngBomb(16_000, 2501), 'album')).toMatchObject({
      code: 'imageDimensions',
    });
    expect(pictureWork).not.toHaveBeenCalled();
    await inspectImage(await pictures.png(), 'album');
    expect(pictureWork).toHaveBeenCalledOnce();
  });

  it('rejects a picture that is too small, with its size and the minimum', async () => {
    const face = await pictures.png({ width: 239, height: 200 });
    expect(await inspectImage(face, 'testimonial')).toMatchObject({ ok: true });
    expect(await inspectImage(face, 'employeePhoto')).toMatchObject({
      code: 'imageSmall',
      fields: { size: ['239 × 200'], least: ['240'] },
    });
  });

  it('rejects more than 100 frames', async () => {
    expect(await inspectImage(await pictures.gif(101), 'album')).toMatchObject({
      code: 'imageFrames',
      fields: { frames: ['101'], size: [expect.stringContaining(' × ')] },
    });
    expect(await inspectImage(await pictures.gif(3), 'album')).toMatchObject({ ok: true });
  });
});

it('enables only the decoders of allowed types', async () => {
  const tiff = await sharp(await pictures.png())
    .tiff()
    .toBuffer();
  for (const bytes of [await pictures.webp(), tiff]) {
    await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported');
  }
});
