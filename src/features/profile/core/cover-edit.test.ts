import { describe, expect, it } from 'vitest';
import type { ShownBanner } from './cover-edit.ts';
import { applyArrangement, isSameArrangement } from './cover-edit.ts';

function banner(idMedia: string, altText = ''): ShownBanner {
  const picture = { idMedia, width: 16, height: 9, placeholder: null, state: 'ready' as const };
  return { idMedia, altText, picture };
}

const [a, b, c] = [banner('a'), banner('b'), banner('c')] as const;
const shown = (banners: readonly ShownBanner[]) =>
  banners.map(({ idMedia, altText }) => idMedia + altText).join(' ');

describe('an arrangement made here, on what the server has now', () => {
  it('keeps its order, its descriptions and what it took off', () => {
    expect(shown(applyArrangement([a, b, c], [a, b, c], [banner('c', '!'), a]))).toBe('c! a');
  });

  it('keeps what was added elsewhere', () => {
    expect(shown(applyArrangement([a, b, c], [a, b], [b, a]))).toBe('b a c');
  });

  it('leaves out what was taken off elsewhere', () => {
    expect(shown(applyArrangement([b], [a, b], [a, b]))).toBe('b');
  });

  it('takes a description written elsewhere where none was written here', () => {
    expect(shown(applyArrangement([banner('a', 'theirs')], [a], [a]))).toBe('atheirs');
    expect(shown(applyArrangement([banner('a', 'theirs')], [a], [banner('a', 'mine')]))).toBe(
      'amine',
    );
  });
});

it('is the same when order and descriptions are', () => {
  expect(isSameArrangement([a, b], [a, b])).toBe(true);
  expect(isSameArrangement([a, b], [b, a])).toBe(false);
  expect(isSameArrangement([a], [banner('a', 'x')])).toBe(false);
});
