import { expect, it } from 'vitest';
import { descriptionBlocks } from './description-blocks.ts';

it('reads paragraphs, labels, and the points of lists', () => {
  const typed = 'We build.\r\nEvery day.\n\nDuties\n- one\n• two\n\n\n-\n* three\nEnd';
  expect(descriptionBlocks(typed)).toEqual([
    { kind: 'text', text: 'We build.\nEvery day.' },
    { kind: 'label', text: 'Duties' },
    { kind: 'list', start: null, items: ['one', 'two'] },
    { kind: 'label', text: '-' },
    { kind: 'list', start: null, items: ['three'] },
    { kind: 'text', text: 'End' },
  ]);
  expect(descriptionBlocks(' \n ')).toEqual([]);
});

it('preserves numbers of points across other text, and nested points', () => {
  const typed = '1.ส่งใบสมัคร\n2. สัมภาษณ์\n  2.1 รอบแรก\n●ออนไลน์\n3) เริ่มงาน\n5) five';
  expect(descriptionBlocks(typed)).toEqual([
    { kind: 'list', start: 1, items: ['ส่งใบสมัคร', 'สัมภาษณ์\n2.1 รอบแรก'] },
    { kind: 'list', start: null, items: ['ออนไลน์'] },
    { kind: 'list', start: 3, items: ['เริ่มงาน'] },
    { kind: 'list', start: 5, items: ['five'] },
  ]);
});

it('does not label a list with a paragraph above it', () => {
  const kinds = (text: string) => descriptionBlocks(`${text}\n- one`).map(({ kind }) => kind);
  const long = 'เรากำลังมองหาคนที่รักงานบริการและพร้อมจะเรียนรู้ไปกับทีมงานของเรา';
  expect(kinds('Duties:')).toEqual(['label', 'list']);
  expect(kinds('We build bridges.')).toEqual(['text', 'list']);
  expect(kinds(long)).toEqual(['text', 'list']);
  expect(kinds(`${long}\nทุกวัน`)).toEqual(['text', 'list']);
  expect(kinds(`${long}\nดังนี้:`)).toEqual(['text', 'list']);
  expect(kinds('About us\nEvery day')).toEqual(['text', 'list']);
  expect(kinds('About us\nDuties:')).toEqual(['text', 'label', 'list']);
});

it('loses no word of a line that is not an item', () => {
  expect(descriptionBlocks('-5 degrees\n*ด่วน*')).toEqual([
    { kind: 'text', text: '-5 degrees\n*ด่วน*' },
  ]);
});
