import latinFile from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-latin-wght-normal.woff2?inline';
import thaiFile from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?inline';
import { Face, Font, Blob as FontFile, Variation } from 'harfbuzzjs';
import subset from 'subset-font';
import { LATIN_LETTERS, THAI_LETTERS } from '../../core/share-letters.ts';

export type Weight = 400 | 700;

export interface TypeFace {
  readonly letters: ReadonlySet<number>;
  readonly font: Font;
  readonly unitsPerEm: number;
}

let loaded: Promise<readonly Face[]> | undefined;
const facesByWeight = new Map<Weight, readonly TypeFace[]>();

/** The site's typeface in one weight, Latin before Thai; its compressed files are unpacked once. */
export async function typeFaces(weight: Weight): Promise<readonly TypeFace[]> {
  loaded ??= Promise.all([unpacked(latinFile, LATIN_LETTERS), unpacked(thaiFile, THAI_LETTERS)]);
  const faces = await loaded;
  const cached = facesByWeight.get(weight);
  if (cached) return cached;
  const instances = faces.map((face) => {
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    return { font, letters: new Set(face.collectUnicodes()), unitsPerEm: face.upem };
  });
  facesByWeight.set(weight, instances);
  return instances;
}

async function unpacked(dataUri: string, text: string): Promise<Face> {
  const packed = Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64');
  const bytes = await subset(packed, text, { targetFormat: 'sfnt' });
  return new Face(new FontFile(new Uint8Array(bytes).buffer));
}
