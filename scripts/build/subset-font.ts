/** Build step: reduces the typeface to the letters and weights that pages use. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const CACHE = new URL('../../node_modules/.cache/fonts/', import.meta.url);
const SOURCE_FONTS = {
  latin: import.meta.resolve(
    '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-latin-wght-normal.woff2',
  ),
  thai: import.meta.resolve(
    '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2',
  ),
};
const WEIGHTS = { min: 400, max: 700 };

/** A font face for `astro.config.mjs`. */
export interface FontFace {
  readonly weight: string;
  readonly style: 'normal';
  readonly display: 'optional';
  readonly src: [string];
  readonly unicodeRange: [string, ...string[]];
}

/** Noto Sans Thai of one script, reduced to `unicode-range`s; a late font is not swapped in. */
export async function notoSansThai(
  script: keyof typeof SOURCE_FONTS,
  unicodeRange: [string, ...string[]],
): Promise<FontFace> {
  const small = await subset(
    await readFile(fileURLToPath(SOURCE_FONTS[script])),
    unicodeRange.map(lettersOf).join(''),
    { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } },
  );
  const file = new URL(`noto-sans-thai-${script}.woff2`, CACHE);
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, small);
  return {
    weight: `${WEIGHTS.min} ${WEIGHTS.max}`,
    style: 'normal',
    display: 'optional',
    src: [file.href],
    unicodeRange,
  };
}

function lettersOf(range: string): string {
  const [first = Number.NaN, last = first] = range
    .slice('U+'.length)
    .split('-')
    .map((digits) => Number.parseInt(digits, 16));
  const count = last - first + 1;
  return Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index)).join('');
}
