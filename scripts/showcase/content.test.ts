import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shapeOf } from '#features/showcase/core/showcase-pictures.ts';
import { checkFolder, repeatedSentences } from './check-folder.ts';
import { showcaseFolders } from './showcase-folder.ts';

const companies = showcaseFolders().map((folder) => ({ folder, ...checkFolder(folder) }));

it('holds companies without a fault', () => {
  expect(companies.flatMap(({ faults }) => faults)).toEqual([]);
});

it('has no two companies that share a sentence', () => {
  expect(repeatedSentences(companies)).toEqual([]);
});

it('lists the pictures in the folder, with a logo and a cover, in every requested size', () => {
  for (const { folder, company } of companies) {
    const pictures = join(folder, 'pictures');
    const names = Object.keys(company?.pictures ?? {}).toSorted();
    expect(names, folder).toEqual(expect.arrayContaining(['cover', 'logo']));
    expect(readdirSync(pictures).toSorted(), folder).toEqual(names);
    for (const name of names) {
      const { widths, formats } = shapeOf(name);
      const files = formats.flatMap((format) => widths.map((width) => `${width}.${format}`));
      expect(readdirSync(join(pictures, name)).toSorted(), name).toEqual(files.toSorted());
    }
  }
});
