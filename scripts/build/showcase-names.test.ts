import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textsSchema } from '#features/showcase/core/showcase-schema.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { resolve } from '../check/imports/resolve.ts';
import { parseModule } from '../check/syntax.ts';
import { SourceFile } from '../showcase/read-folder.ts';
import { FOLDER, introduced, namesIn, ROOT } from './showcase-names.ts';

const NAMES = 'virtual:showcase-names';

/** What a module imports for its work, and all that these import; modules outside of `src` by their names. */
function reachOf(page: string): ReadonlySet<string> {
  const reached = new Set([page]);
  for (const path of reached) {
    if (!/^src\/.*\.(ts|tsx|astro)$/.test(path)) continue;
    for (const { specifier, typeOnly } of parseModule(path, readFileSync(join(ROOT, path), 'utf8'))
      .imports) {
      if (!typeOnly)
        reached.add(/^[.#]/.test(specifier) ? (resolve(path, specifier) ?? specifier) : specifier);
    }
  }
  return reached;
}

it('a page of the showcase is not built again because another company changed', () => {
  const reached = reachOf('src/pages/[...locale]/static/[company]/hrsay.astro');
  expect(reached).toContain('src/app/share-pictures/showcase-card.ts');
  expect(reached).not.toContain(NAMES);
});

it('what is drawn on demand knows all of them', () => {
  expect(reachOf('src/app/share-pictures/find-card.ts')).toContain(NAMES);
});

it('introduces every company with the values of its complete file', async () => {
  for (const slug of await namesIn(FOLDER)) {
    for (const lang of LOCALES) {
      const file = SourceFile.markdown(join(FOLDER, slug), lang);
      expect(file).toBeInstanceOf(SourceFile);
      expect((file as SourceFile).read(textsSchema)).toMatchObject(introduced(slug, lang));
    }
  }
});
