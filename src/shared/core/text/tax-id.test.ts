import { expect, it } from 'vitest';
import { isTaxId, taxIdIn, taxIdOf } from './tax-id.ts';

it.each([
  ['0105536000003', true],
  ['0994000165510', true],
  ['0105536000004', false],
  ['0105563000003', false],
  ['105536000003', false],
  ['๐105536000003', false],
  ['', false],
])('%s is a taxpayer identification number: %s', (text, is) => expect(isTaxId(text)).toBe(is));

it('is found for any twelve digits', () => {
  for (let at = 0; at < 50; at += 1) expect(isTaxId(taxIdOf(String(9990e8 + at)))).toBe(true);
});

it.each([
  ['0-1055-36000-00-3', '0105536000003'],
  ['เลขประจำตัวผู้เสียภาษี ๐-๑๐๕๕-๓๖๐๐๐-๐๐-๓', '0105536000003'],
  ['Tax ID: 0105536000003 (สำนักงานใหญ่)', '0105536000003'],
  ['0105536000003 สาขา 00001', '0105536000003'],
  ['0105536000003 00001', '0105536000003 00001'],
  ['TH 010553600000', 'TH 010553600000'],
  ['', ''],
])('%s has the number %s in it', (text, number) => expect(taxIdIn(text)).toBe(number));
