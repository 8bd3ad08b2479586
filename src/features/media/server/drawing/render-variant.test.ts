import { expect, it, vi } from 'vitest';
import * as pictures from '#tests/fixtures/pictures.ts';
import { inspectImage } from '../inspect-image.ts';
import { pictureWork } from './picture-work.ts';
import { renderVariant } from './render-variant.ts';
import { sharp } from './sharp.ts';

vi.mock('./picture-work.ts', { spy: true });

const RED = [200, 40, 30] as const;
const GREY = [120, 120, 120] as const;

async function drawn(bytes: Buffer) {
  const inspected = await inspectImage(bytes, 'album');
  if (!inspected.ok) throw new Error(inspected.code);
  const { width, height } = inspected.value;
  const original = { bytes, width, isArtwork: false };
  const variant = await renderVariant(original, 320, 'webp', 'quick');
  return { size: [width, height], ...(await pictures.lookAtWebp(variant)) };
}

/** Colours of print never match those of a screen exactly. */
function expectColour(shown: readonly number[], wanted: readonly number[]): void {
  const off = wanted.map((value, at) => Math.abs(value - (shown[at] ?? 0)));
  expect(Math.max(...off), `${shown} for ${wanted}`).toBeLessThan(45);
}

it.each([
  ['an offset press, in CMYK', RED, () => pictures.cmykJpeg(RED)],
  ['a camera, of sixteen bits a colour', RED, () => pictures.deepPng(RED)],
  ['a scanner, in shades of grey', GREY, () => pictures.greyJpeg(GREY[0])],
])('converts a photograph of %s to sRGB', async (_, wanted, make) => {
  const { kind, isBare, colour } = await drawn(await make());
  expect(kind).toEqual({ space: 'srgb', depth: 'uchar', channels: 3 });
  expect(isBare).toBe(true);
  expectColour(colour, wanted);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'rotates orientation %i upright and removes metadata',
  async (orientation) => {
    const { size, isBare, colour } = await drawn(await pictures.turnedJpeg(orientation));
    expect(size).toEqual([640, 360]);
    expect(isBare).toBe(true);
    expectColour(colour, RED);
  },
);

it('rejects a photograph of a hundred megapixels before decoding it', async () => {
  const bytes = await sharp({
    create: { width: 16, height: 16, channels: 3, background: '#446688' },
  })
    .jpeg()
    .toBuffer();
  // The header holds the size after the length and the depth of the segment.
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(8_000, frame + 5);
  bytes.writeUInt16BE(12_500, frame + 7);
  vi.mocked(pictureWork).mockClear();
  expect(await inspectImage(bytes, 'album')).toMatchObject({ code: 'imageDimensions' });
  expect(pictureWork).not.toHaveBeenCalled();
});
