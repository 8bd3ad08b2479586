import { describe, expect, it } from 'vitest';
import { moved, withoutRepeats } from './cover.ts';

describe('moving a banner', () => {
  it('puts it where it was asked for and keeps the others in order', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  });

  it('does nothing at the ends', () => {
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
  });
});

it('a banner stands once in a list', () => {
  const banner = { idMedia: '6b8f3d5e-2a5e-4b0e-9a3f-1d2c3b4a5f60', altText: '' };
  expect(withoutRepeats([banner, banner])).toEqual({ ok: false, code: 'invalid_fields' });
  expect(withoutRepeats([banner])).toEqual({ ok: true, value: [banner] });
});
