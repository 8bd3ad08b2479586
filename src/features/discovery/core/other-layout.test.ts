import { expect, it } from 'vitest';
import { onOtherLayout } from './other-layout.ts';

it.each([
  ['l;ylfu', 'สวัสดี'],
  ['[ibKym', 'บริษัท'],
  ['เนนเสำ', 'google'],
  ['ฌนนเสำ ฉ้นรแำ', 'Google Choice'],
  ['', ''],
])('%s has the same keys as %s', (typed, meant) => {
  expect(onOtherLayout(typed)).toBe(meant);
});
