import { expect, it } from 'vitest';
import { windows874 } from '#tests/windows-874.ts';
import { captionText } from './caption-text.ts';

const SAID = '1\n00:00:01,000 --> 00:00:02,000\nเราทำงานเกณฑ์เดียวกัน';

it('decodes files of older editors as windows-874', () => {
  expect(captionText(windows874(SAID))).toBe(SAID);
});

it('decodes UTF-8, also around a broken byte', () => {
  const bytes = new TextEncoder().encode(SAID);
  expect(captionText(bytes)).toBe(SAID);
  const cut = Uint8Array.from([...bytes.subarray(0, -2), ...bytes.subarray(-1)]);
  expect(captionText(cut)).toContain('เราทำงานเกณฑ์เดียวก');
  expect(captionText(cut)).toContain('\ufffd');
});

it('preserves broken characters of undecodable files, so that their line can be named', () => {
  expect(captionText(Uint8Array.from([0x41, 0xff, 0xfe]))).toContain('\ufffd');
});
