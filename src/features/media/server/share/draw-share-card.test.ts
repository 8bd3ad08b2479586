import { expect, it } from 'vitest';
import type { ShareCard } from '../../core/share-card.ts';
import { SHARE_BYTES } from '../../core/share-card.ts';
import { sharp } from '../drawing/sharp.ts';
import { drawShareCard } from './draw-share-card.ts';
import { setText } from './set-text.ts';

const CARD: ShareCard = {
  title: 'บริษัท ภูผาเงิน เทคโนโลยี จำกัด',
  text: 'เราพัฒนาซอฟต์แวร์ให้โรงงานขนาดเล็กทั่วประเทศ ทีมงานร้อยยี่สิบคนทำงานจากเชียงใหม่และกรุงเทพฯ',
  facts: '37 รีวิวจากคนทำงานจริง',
  score: '4.2',
  idMedia: null,
};
const STYLE = { size: 50, weight: 700, colour: '#000' } as const;

const linesOf = async (text: string, width: number, mostLines = 9) =>
  (await setText(text, STYLE, { width, mostLines })).height / Math.round(STYLE.size * 1.45);

it('a card is a picture readers of links accept, whatever it says', async () => {
  for (const title of [CARD.title, `${CARD.title} `.repeat(40), 'x'.repeat(500), '公司 🎉']) {
    const jpeg = await drawShareCard({ ...CARD, title }, 'YouSay');
    expect(jpeg.byteLength).toBeLessThan(SHARE_BYTES);
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  }
});

it('says what it says: other words are another picture', async () => {
  const drawn = (change: Partial<ShareCard>) => drawShareCard({ ...CARD, ...change }, 'YouSay');
  expect((await drawn({ score: '4.3' })).equals(await drawn({}))).toBe(false);
  expect((await drawn({})).equals(await drawn({}))).toBe(true);
});

it('breaks lines between words of Thai, and no more often than there is room', async () => {
  expect(await linesOf(CARD.title, 2000)).toBe(1);
  expect(await linesOf(CARD.title, 500)).toBe(2);
  expect(await linesOf(CARD.title.repeat(20), 500, 3)).toBe(3);
});

it('sets marks above and below the letter they belong to, taking no room of their own', async () => {
  const outlines = (text: string) => setText(text, STYLE, { width: 900, mostLines: 1 });
  const [bare, marked] = [await outlines('นา'), await outlines('น้ำ')];
  expect(marked.svg.match(/<path/g)?.length).toBeGreaterThan(bare.svg.match(/<path/g)?.length ?? 0);
  const starts = [...marked.svg.matchAll(/<path transform="translate\((-?[\d.]+)/g)].map(Number);
  expect(starts.length).toBe(4);
});
