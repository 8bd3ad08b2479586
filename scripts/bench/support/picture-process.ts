// Makes of a photograph all that pages ask for, so many times: node picture-process.ts <file> <times>
import { readFileSync } from 'node:fs';
import { MEDIA_FORMATS, variantWidths } from '#features/media/core/media-keys.ts';
import { pictureWork } from '#features/media/server/drawing/picture-work.ts';
import { renderVariant } from '#features/media/server/drawing/render-variant.ts';
import { inspectImage } from '#features/media/server/inspect-image.ts';

const [, , path = '', times = '1'] = process.argv;
const bytes = readFileSync(path);
const before = process.memoryUsage().rss;
const began = performance.now();
await Promise.all(Array.from({ length: Number(times) }, draw));
const seconds = (performance.now() - began) / 1000;
const perSecond = Number(times) / seconds;
const peakMegabytes = (process.resourceUsage().maxRSS * 1024 - before) / 1024 ** 2;
process.stdout.write(JSON.stringify({ perSecond, peakMegabytes }));

async function draw(): Promise<void> {
  const inspected = await inspectImage(bytes, 'album');
  if (!inspected.ok) throw new Error(inspected.code);
  const { width } = inspected.value;
  for (const wanted of variantWidths(width)) {
    for (const format of MEDIA_FORMATS) {
      await pictureWork(() =>
        renderVariant({ bytes, width, isArtwork: false }, wanted, format, 'final'),
      );
    }
  }
}
