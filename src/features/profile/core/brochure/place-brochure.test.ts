import { expect, it } from 'vitest';
import { type ExistingContent, placeBrochure, withinRemaining } from './place-brochure.ts';
import { type BrochurePart, MAX_BROCHURE_LENGTH, splitBrochure } from './split-brochure.ts';

const standing = (change: Partial<ExistingContent> = {}): ExistingContent => ({
  texts: { about: '', vision: '', mission: '' },
  replaces: [],
  remaining: { history: 5, reasons: 5 },
  ...change,
});
const part = (destination: BrochurePart['destination'], text: string): BrochurePart => ({
  destination,
  text,
});

it('appends to the existing text, or replaces it if selected', () => {
  const texts = { about: 'เดิม', vision: 'Old', mission: '' };
  const parts = [part('about', 'A'), part('vision', 'V'), part('about', 'B'), part(null, 'X')];
  const placed = placeBrochure(parts, standing({ texts, replaces: ['vision'] }));
  expect(placed.texts.map(({ destination, text }) => [destination, text])).toEqual([
    ['about', 'เดิม\n\nA\n\nB'],
    ['vision', 'V'],
  ]);
  expect(placed.fits).toBe(true);
});

it('extracts the year of a topic, also of the Thai calendar, and a title', () => {
  const long = 'ก'.repeat(121);
  const parts = ['พ.ศ. 2558 เริ่มจากห้องแถว', '๒๕๖๑ – ย้าย\nไปโรงงานใหม่', '1200 คน', long].map((text) =>
    part('history', text),
  );
  expect(placeBrochure(parts, standing()).lists[0]?.items).toEqual([
    { year: 2558, title: 'เริ่มจากห้องแถว', description: '' },
    { year: 2561, title: 'ย้าย', description: 'ไปโรงงานใหม่' },
    { year: null, title: '1200 คน', description: '' },
    { year: null, title: '', description: long },
  ]);
});

it('splits a reason at its colon into title and description', () => {
  const { lists } = placeBrochure([part('reasons', 'ค่าเดินทาง: 50 บาท')], standing());
  expect(lists[0]?.items).toEqual([{ title: 'ค่าเดินทาง', description: '50 บาท' }]);
});

it('reports a text, an item and a list that do not fit', () => {
  const fits = (given: BrochurePart[], change: Partial<ExistingContent> = {}) =>
    placeBrochure(given, standing(change)).fits;
  const vision = { about: '', vision: 'x', mission: '' };
  expect(fits([part('vision', 'x'.repeat(2000))])).toBe(true);
  expect(fits([part('vision', 'x'.repeat(2000))], { texts: vision })).toBe(false);
  expect(fits([part('reasons', 'x'.repeat(1001))])).toBe(false);
  expect(fits([part('reasons', 'x')], { remaining: { history: 5, reasons: 0 } })).toBe(false);
});

it('proposes no more items than a list accepts', () => {
  const parts = ['a', 'b', 'c'].map((text) => part('reasons', text));
  const remaining = { history: 0, reasons: 2 };
  expect(
    withinRemaining([part('about', 'x'), ...parts], remaining).map(
      ({ destination }) => destination,
    ),
  ).toEqual(['about', 'reasons', 'reasons', null]);
});

it.each([' ', 'a:', '- ', '2558 ', 'วิสัยทัศน์\n', 'ประวัติ\n- ', '\n', ': – '])(
  'a long text of %j is split and placed',
  (unit) => {
    const parts = splitBrochure(unit.repeat(MAX_BROCHURE_LENGTH / unit.length));
    const listed = parts.map(({ text }) => part('history', text));
    expect(placeBrochure(listed, standing()).lists.length).toBeLessThanOrEqual(1);
  },
);
