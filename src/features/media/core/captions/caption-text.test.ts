import { expect, it } from 'vitest';
import { windows874 } from '#tests/windows-874.ts';
import { captionText } from './caption-text.ts';

const SAID = '1\n00:00:01,000 --> 00:00:02,000\nเราทำงานเกณฑ์เดียวกัน';

it('of an older editor are read as what was written', () => {
  expect(captionText(windows874(SAID))).toBe(SAID);
});

it('of UTF-8 stay what they are, also around a broken byte', () => {
  const bytes = new TextEncoder().encode(SAID);
  expect(captionText(bytes)).toBe(SAID);
  const cut = Uint8Array.from([...bytes.subarray(0, -2), ...bytes.subarray(-1)]);
  expect(captionText(cut)).toContain('เราทำงานเกณฑ์เดียวก');
  expect(captionText(cut)).toContain('\ufffd');
});

it('of neither keep their broken letters, whose line is then named', () => {
  expect(captionText(Uint8Array.from([0x41, 0xff, 0xfe]))).toContain('\ufffd');
});
