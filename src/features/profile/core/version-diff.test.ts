import { describe, expect, it } from 'vitest';
import type { ComparedVersion } from './version-diff.ts';
import { COMPARED_FIELDS, compareVersions } from './version-diff.ts';

const empty = Object.fromEntries(
  COMPARED_FIELDS.map((field) => [field, { kind: 'text', text: '' }]),
) as ComparedVersion;
const old: ComparedVersion = {
  ...empty,
  about: { kind: 'text', text: 'old' },
  cover: { kind: 'pictures', pictures: [{ idMedia: 'a', altText: '' }] },
};

const changed = (before: ComparedVersion | null, after: ComparedVersion) =>
  compareVersions(before, after)
    .filter(({ isChanged }) => isChanged)
    .map(({ field }) => field);

describe('comparing two versions', () => {
  it('names the fields that differ, in the order of the page', () => {
    const cover = { kind: 'pictures', pictures: [{ idMedia: 'b', altText: '' }] } as const;
    const after: ComparedVersion = { ...old, about: { kind: 'text', text: 'new' }, cover };
    expect(changed(old, after)).toEqual(['cover', 'about']);
    expect(changed(old, old)).toEqual([]);
  });

  it('sees a change of order and of a description', () => {
    const described = { kind: 'pictures', pictures: [{ idMedia: 'a', altText: 'x' }] } as const;
    expect(changed(old, { ...old, cover: described })).toEqual(['cover']);
  });

  it('of a first page counts all that says something', () => {
    expect(changed(null, old)).toEqual(['cover', 'about']);
  });
});
