import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageEntries } from './page-entries.ts';

const entries = new Map(pageEntries('2026-03').map((entry) => [entry.pathIn('en'), entry]));
const months = (path: string) =>
  [...entries].filter(([at]) => at.startsWith(path)).map(([, { changedMonth }]) => changedMonth);

it('dates a versioned text by its last version and a video by its publication', () => {
  const month = expect.stringMatching(/^20\d\d-(?:0[1-9]|1[0-2])$/);
  expect(months('/en/privacy')).toEqual([month, month]);
  expect(months('/en/terms')).toEqual([month, month]);
  expect(months('/en/video/')).not.toContain(undefined);
  expect(months('/en/developers')).toEqual([undefined]);
});

it('dates pages about all companies by the last company change', () => {
  expect(months('/en/yousay')).toEqual(['2026-03', '2026-03']);
  expect(months('/en/integrity')).toEqual(['2026-03']);
});

it("names each video's picture in its language", () => {
  for (const [path, { picturesIn }] of entries) {
    if (!path.startsWith('/en/video/')) continue;
    const files = [picturesIn?.('th'), picturesIn?.('en')].flat();
    expect(files.map((file) => existsSync(`public${file}`))).toEqual([true, true]);
  }
});
