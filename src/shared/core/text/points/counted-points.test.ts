import { expect, it } from 'vitest';
import { readTypedLines } from '../typed-lines.ts';

const kinds = (text: string) =>
  readTypedLines(text.split('\n'))
    .map((line) => (line.kind === 'point' ? `${line.number ?? '•'}` : line.kind))
    .join(' ');

const BULLETS = '‣・･ㆍ⁃◉◎❖❑☐→➔➜➡⇒•●○◦▪✓✔►§\uf0b7\uf0d8';

it.each([...BULLETS])('%s begins a point', (mark) => expect(kinds(`${mark} ขับรถได้`)).toBe('•'));

it.each([...'★☆✦♦✗✘⭐🔹🔸✨👉📌✪※〇»›>~=o'])('%s begins points where there are several', (mark) => {
  expect(kinds(`${mark} ขับรถได้`)).toBe('text');
  expect(kinds(`${mark} ขับรถได้\n${mark} อ่านเก่ง`)).toBe('• •');
});

it.each([
  ['ก) ข้อแรก\nข) ข้อสอง', '1 2'],
  ['ก. ข้อแรก\nข. ข้อสอง\nค. ข้อสาม', '1 2 3'],
  ['(ก)ข้อแรก\n(ข)ข้อสอง', '1 2'],
  ['a) one\nb) two', '1 2'],
  ['(A) one\n(B) two', '1 2'],
  ['i. one\nii. two\niii. three\niv. four', '1 2 3 4'],
  ['I) one\nII) two', '1 2'],
  ['[1] ก\n[2] ข', '1 2'],
  ['1: ก\n2: ข', '1 2'],
  ['1 - ก\n2 - ข', '1 2'],
  ['①one\n②two', '1 2'],
  ['⑴ one\n⑵ two', '1 2'],
  ['1️⃣ one\n2️⃣ two', '1 2'],
  ['1、x\n2、y', '1 2'],
  ['１．x\n２．y', '1 2'],
  ['-> x\n=> y', '• •'],
  ['ก) หนึ่ง\nต่อ\nข) สอง', '1 text 2'],
  ['ก.พ. 2569\nข. x', 'text text'],
  ['I. Somchai', 'text'],
  ['1: ก', 'text'],
  ['1/ จัดทำบัญชี\n2/ ปิดงบ', '1 2'],
  ['1] one\n2] two', '1 2'],
  ['ข้อ 1 จัดทำบัญชี\nข้อที่ ๒ ปิดงบ', '1 2'],
  ['No.1 Plan\nNo. 2 Do', '1 2'],
  ['Step 1: Plan\nStep 2: Do', '1 2'],
  ['一、甲\n二、乙', '1 2'],
  ['1 จัดทำบัญชี\n2 ปิดงบ\n3 ประสานงาน', '1 2 3'],
  ['1 ปี\n2 คน', 'text text'],
  ['1 ปี\nหรือ\n2 คน\n3 วัน', 'text text text text'],
  ['1/2 วัน\n2/3 วัน', 'text text'],
  ['[x] ขับรถได้', '•'],
  ['- - - - -', 'text'],
  ['* ทำงานที่ชลบุรี *', 'text'],
  ['1 - 3 ปี\n2 - 4 ปี', 'text text'],
  ['8 - 17 น.\n9 - 18 น.', 'text text'],
  ['☎ 02-123-4567\n☎ 02-123-4568', 'text text'],
  ['1.5 ล้าน\n2.5 ล้าน', 'text text'],
])('%j: %s', (text, right) => expect(kinds(text)).toBe(right));
