import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatDate,
  formatDateTime,
  formatLeast,
  formatMonth,
  formatMonths,
  formatNumber,
  formatScore,
} from './format.ts';

const lateEvening = new Date('2026-11-20T18:30:00Z');

describe('format', () => {
  it('writes dates in Bangkok time and the Thai calendar in Thai', () => {
    expect(formatDate('th', lateEvening)).toBe('21 พฤศจิกายน 2569');
    expect(formatDate('en', lateEvening)).toBe('21 November 2026');
    expect(formatMonth('en', lateEvening)).toBe('November 2026');
    const march = new Date('2026-03-01T00:00:00Z');
    expect(formatMonths('th', march, lateEvening)).toBe('มีนาคม–พฤศจิกายน 2569');
    expect(formatMonths('en', march, lateEvening)).toMatch(/^March\s–\sNovember 2026$/);
    expect(formatMonths('en', march, march)).toBe('March 2026');
    const before = new Date('2025-12-01T00:00:00Z');
    expect(formatMonths('th', before, march)).toBe('ธันวาคม 2568 – มีนาคม 2569');
    expect(formatMonths('en', before, march)).toMatch(/^December 2025\s–\sMarch 2026$/);
    expect(formatDateTime('en', lateEvening)).toContain('01:30');
  });

  it('groups digits and shows one decimal of a score', () => {
    expect(formatNumber('th', 40000)).toBe('40,000');
    expect([9, 1000, 1999, 12_345].map((count) => formatLeast('en', count))).toEqual([
      '9+',
      '1,000+',
      '1,000+',
      '10,000+',
    ]);
    expect(formatScore(4)).toBe('4.0');
  });

  it('gives a small file a size too', () => {
    expect(formatBytes(700)).toBe('1 kB');
    expect(formatBytes(30_000)).toBe('30 kB');
    expect(formatBytes(1024 ** 2)).toBe('1.0 MB');
    expect(formatBytes(5_400_000)).toBe('5.1 MB');
  });
});
