import { expect, it, vi } from 'vitest';
import { MAX_SHARE_BYTES, type ShareCard } from '../../core/share-card.ts';
import { LATIN_LETTERS, THAI_LETTERS } from '../../core/share-letters.ts';
import { sharp } from '../drawing/sharp.ts';
import { drawShareCard } from './draw-share-card.ts';
import { setText } from './set-text.ts';
import { typeFaces } from './typeface.ts';

const kept = vi.hoisted((): { photo: Buffer } => ({ photo: Buffer.alloc(0) }));
vi.mock('../media-queries.ts', () => ({
  findMedia: async () => ({ idJsk: null, mimeType: 'image/png', originalKey: 'photo' }),
}));
vi.mock('#shared/server/storage/storage.ts', () => ({
  storage: async () => ({ get: async () => kept.photo }),
}));

const CARD: ShareCard = {
  title: 'บริษัท ภูผาเงิน เทคโนโลยี จำกัด',
  text: 'เราพัฒนาซอฟต์แวร์ให้โรงงานขนาดเล็กทั่วประเทศ ทีมงานร้อยยี่สิบคนทำงานจากเชียงใหม่และกรุงเทพฯ',
  facts: '37 รีวิวจากคนทำงานจริง',
  score: '4.2',
  idMedia: null,
};
const STYLE = { size: 50, weight: 700, colour: '#000' } as const;

const linesOf = async (text: string, width: number, mostLines = 9) =>
  (await setText(text, STYLE, { width, maxLines: mostLines })).height /
  Math.round(STYLE.size * 1.45);

it('draws a valid picture for link previews with any text', async () => {
  for (const title of [CARD.title, `${CARD.title} `.repeat(40), 'x'.repeat(500), '公司 🎉']) {
    const jpeg = await drawShareCard({ ...CARD, title }, 'YouSay');
    expect(jpeg.byteLength).toBeLessThan(MAX_SHARE_BYTES);
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  }
});

function noise(shades: number): Promise<Buffer> {
  const pixels = Buffer.alloc(440 * 630 * 3);
  let chance = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[index] = Math.round((Math.floor((chance / 2 ** 32) * shades) / (shades - 1)) * 255);
  }
  return sharp(pixels, { raw: { width: 440, height: 630, channels: 3 } })
    .png()
    .toBuffer();
}

it.each([256, 2])('stays small enough with a noisy photo: %i shades', async (shades) => {
  kept.photo = await noise(shades);
  const text = 'ญี่ปุ่น กี่ปุ๋ย น้ำ ฎึ๊ก ฏุ้ณ์ ฒู่ '.repeat(40);
  const words = { ...CARD, title: text, text, facts: text };
  const jpeg = await drawShareCard({ ...words, idMedia: 'photo' }, 'YouSay');
  expect(jpeg.byteLength).toBeLessThanOrEqual(MAX_SHARE_BYTES);
  const photo = await sharp(jpeg)
    .extract({ left: 760, top: 0, width: 440, height: 600 })
    .toBuffer();
  const means = (await sharp(photo).stats()).channels.map(({ mean }) => mean);
  for (const mean of means) expect(Math.abs(mean - 128)).toBeLessThan(16);
});

it('draws another picture for another text', async () => {
  const drawn = (change: Partial<ShareCard>) => drawShareCard({ ...CARD, ...change }, 'YouSay');
  expect((await drawn({ score: '4.3' })).equals(await drawn({}))).toBe(false);
  expect((await drawn({})).equals(await drawn({}))).toBe(true);
});

it('has a glyph for every supported character', async () => {
  const known = new Set((await typeFaces(400)).flatMap(({ letters }) => [...letters]));
  const letters = [...`${LATIN_LETTERS}${THAI_LETTERS}`].filter((one) =>
    /[\p{L}\p{M}\p{N}]/u.test(one),
  );
  expect(letters.filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

it('breaks lines between Thai words and only where needed', async () => {
  expect(await linesOf(CARD.title, 2000)).toBe(1);
  expect(await linesOf(CARD.title, 500)).toBe(2);
  expect(await linesOf(CARD.title.repeat(20), 500, 3)).toBe(3);
});

it('breaks a word wider than its line without losing characters', async () => {
  const width = 400;
  for (const word of ['x'.repeat(90), 'ก้'.repeat(90)]) {
    const { svg } = await setText(word, STYLE, { width, maxLines: 99 });
    const ends = [...svg.matchAll(/<g transform="translate\((\S+) 0\)">/g)].map(([, x]) =>
      Number(x),
    );
    expect(Math.max(...ends)).toBeLessThan(width);
    expect(ends).toHaveLength(90);
  }
  expect(await linesOf('x'.repeat(90), width, 3)).toBe(3);
});

it('stacks at most two combining marks', async () => {
  const top = async (word: string) => Math.min(...(await boxesOf(word)).map((box) => box.top));
  expect(await top(`กี้${'้'.repeat(30)}`)).toBe(await top('กี้'));
});

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The vertical extent of each outline of a word; down is positive, the baseline is 0. */
async function boxesOf(word: string): Promise<Box[]> {
  const { svg } = await setText(word, STYLE, { width: 900, maxLines: 1 });
  const paths = /<path transform="translate\((\S+) (\S+)\) scale\((\S+) (\S+)\)" d="([^"]+)"/g;
  return [...svg.matchAll(paths)].map(([, x, y, scaleX, scaleY, outline = '']) => {
    const points = [...outline.matchAll(/(-?\d+),(-?\d+)/g)];
    const across = points.map(([, at]) => Number(x) + Number(at) * Number(scaleX));
    const down = points.map(([, , at]) => Number(y) + Number(at) * Number(scaleY));
    return {
      left: Math.min(...across),
      right: Math.max(...across),
      top: Math.min(...down),
      bottom: Math.max(...down),
    };
  });
}

it.each([
  ['นี่', 'above'],
  ['ปี่', 'above'],
  ['ฝั้', 'above'],
  ['น้ำ', 'above'],
  ['นู', 'below'],
  ['ปุ', 'below'],
] as const)('places each mark of %s %s on its base character', async (word, side) => {
  const [[plain], [letter, ...rest]] = [await boxesOf('น'), await boxesOf(word)];
  if (!plain || !letter) throw new Error('nothing is set');
  const marks = word.endsWith('ำ') ? rest.slice(0, -1) : rest;
  expect(marks).toHaveLength([...word].length - 1);
  // The stem of a ป has its marks at the side, no higher than those of other letters.
  let carrier = { ...letter, top: plain.top };
  for (const mark of marks) {
    const centre = (mark.left + mark.right) / 2;
    expect(centre).toBeGreaterThan(carrier.left);
    expect(centre).toBeLessThan(carrier.right);
    if (side === 'above') expect(mark.bottom).toBeLessThan(carrier.top);
    else expect(mark.top).toBeGreaterThan(carrier.bottom);
    carrier = mark;
  }
});

it('gives combining marks no width', async () => {
  const [bare, marked] = [await boxesOf('นา'), await boxesOf('น้ำ')];
  expect(marked.at(-1)).toEqual(bare.at(-1));
});
