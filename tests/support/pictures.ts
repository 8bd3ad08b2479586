// Pictures made for a test: real ones by the encoder, hostile ones by hand.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface PictureWish {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: string;
}

function plain({ width = 160, height = 90, colour = '#336699' }: PictureWish) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

export function png(wish: PictureWish = {}): Promise<Buffer> {
  return plain(wish).png().toBuffer();
}

export function jpeg(wish: PictureWish = {}): Promise<Buffer> {
  return plain(wish).jpeg().toBuffer();
}

/** As a phone writes it: lying on its side, with the place where it was taken. */
export function phonePhoto(wish: PictureWish = {}): Promise<Buffer> {
  return plain(wish)
    .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function webp(wish: PictureWish = {}): Promise<Buffer> {
  return plain(wish).webp().toBuffer();
}

/** Noise, which no encoder makes small. */
export function noisyPng(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * 7919) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

export async function gif(frames: number): Promise<Buffer> {
  const pages: Buffer[] = [];
  for (let index = 0; index < frames; index += 1) {
    pages.push(await png({ width: 16, height: 9, colour: index % 2 ? '#000' : '#fff' }));
  }
  return sharp(pages, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A few bytes that claim to be this large. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(1024));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
