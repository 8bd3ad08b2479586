import { expect, it } from 'vitest';
import { entriesIn } from '#tests/calls/entries-in.ts';
import { withoutForeignLinks } from './invitation-email-links.ts';

const HOSTS = ['phupha.example.com', 'phupha.co.th'];
const read = (letter: string) => withoutForeignLinks(letter, HOSTS);

it.each(
  entriesIn(`
    Read https://phupha.co.th/about first | See www.phupha.co.th. | (phupha.co.th/jobs)
    Write to hr@phupha.co.th | (hr@phupha.co.th),
    เขียนได้ทั้งเรื่องที่ดีและเรื่องที่ไม่ดี 1.5 ชั่วโมง | Node.js and .NET
  `),
)('preserves the link: %s', (letter) => {
  expect(read(letter)).toEqual({ text: letter, hasForeign: false });
});

it.each([
  ['Open https://evil.com/login now', 'Open evil[.]com/login now'],
  ['Open evil.com', 'Open evil[.]com'],
  ['bit.ly/3xYz', 'bit[.]ly/3xYz'],
  ['forms.gle/AbC123', 'forms[.]gle/AbC123'],
  ['ดูที่evil.com/xนะ', 'ดูที่evil[.]com/xนะ'],
  ['https://phupha.co.th@evil.com/', 'phupha[.]co[.]th@evil[.]com/'],
  ['https://phupha.co.th.evil.com/', 'phupha[.]co[.]th[.]evil[.]com/'],
  ['https://sub.phupha.co.th/', 'sub[.]phupha[.]co[.]th/'],
  ['https://phupha.co.th\\@evil.com/', 'phupha[.]co[.]th\\@evil[.]com/'],
  ['https://phupha.co.th#@evil.com', 'phupha[.]co[.]th#@evil[.]com'],
  ['hr@phupha.co.th,evil.com', 'hr@phupha[.]co[.]th,evil[.]com'],
  ['https:evil.com', 'evil[.]com'],
  ['evil.tk', 'evil[.]tk'],
  ['http://192.168.1.1/a', '192[.]168[.]1[.]1/a'],
])('shows the link as text: %s', (letter, text) => {
  expect(read(letter)).toEqual({ text, hasForeign: true });
});
