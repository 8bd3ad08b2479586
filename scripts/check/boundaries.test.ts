import { describe, expect, it } from 'vitest';
import { checkBoundaries } from './boundaries.ts';

const CLEAN: Readonly<Record<string, string>> = {
  'src/shared/core/slug.ts': "import * as z from 'zod/mini';\nexport const slug = z.string();",
  'src/shared/server/db/pool.ts': "import pg from 'pg';\nexport const pool = new pg.Pool();",
  'src/shared/server/db/schema/reviews.ts':
    "import { slug } from '#shared/core/slug.ts';\nimport { text } from 'drizzle-orm/pg-core';\nexport const reviews = [slug, text];",
  'src/shared/ui/control/Button.astro':
    "---\nimport { slug } from '#shared/core/slug.ts';\n---\n{slug}",
  'src/i18n/translator.ts': "import i18next from 'i18next';\nexport const t = i18next.t;",
  'src/app/layouts/Page.astro': "---\nimport B from '#shared/ui/control/Button.astro';\n---\n<B />",
  'src/features/review/core/rules.ts':
    "import { slug } from '#shared/core/slug.ts';\nexport const r = slug;",
  'src/features/review/server/review-queries.ts':
    "import { pool } from '#shared/server/db/pool.ts';\nimport { reviews } from '#shared/server/db/schema/reviews.ts';\nimport { r } from '../core/rules.ts';\nimport { t } from '#i18n/translator.ts';\nimport { readFile } from 'node:fs';\nexport const q = [pool, reviews, r, t, readFile];",
  'src/features/review/ui/Stars.island.tsx':
    "import type { t } from '#i18n/translator.ts';\nimport { r } from '../core/rules.ts';\nexport default () => <i>{r as typeof t}</i>;",
  'src/features/review/ui/Reviews.astro':
    "---\nimport Stars from './Stars.island.tsx';\nimport { t } from '#i18n/translator.ts';\n---\n<Stars client:idle words={t} />\n<script>import { r } from '../core/rules.ts'; r;</script>",
  'src/features/company/core/company.ts':
    "import type { r } from '#features/review/core/rules.ts';\nexport type C = typeof r;",
  'src/pages/[...locale]/index.astro':
    "---\nimport Page from '#app/layouts/Page.astro';\nimport Reviews from '#features/review/ui/Reviews.astro';\nimport { q } from '#features/review/server/review-queries.ts';\n---\n<Page>{q}<Reviews /></Page>",
  'src/fetch.ts':
    "import { q } from '#features/review/server/review-queries.ts';\nexport default q;",
  'scripts/seed.ts': "import { pool } from '#shared/server/db/pool.ts';\npool;",
  'tests/support/page.ts': 'export const page = 1;',
  'src/features/review/core/rules.test.ts':
    "import { page } from '#tests/page.ts';\nimport { expect } from 'vitest';\nimport { q } from '../server/review-queries.ts';\nexpect(page, q);",
};

const FROM: Readonly<Record<string, string>> = {
  'shared/core': 'src/shared/core/planted',
  'shared/server': 'src/shared/server/planted',
  schema: 'src/shared/server/db/schema/planted',
  'shared/ui': 'src/shared/ui/Planted',
  core: 'src/features/company/core/planted',
  server: 'src/features/company/server/planted',
  ui: 'src/features/company/ui/Planted',
  i18n: 'src/i18n/planted',
  app: 'src/app/Planted',
  pages: 'src/pages/[...locale]/planted',
  scripts: 'scripts/planted',
};

const OTHER_SERVER = '#features/review/server/review-queries.ts';
const OTHER_UI = '#features/review/ui/Reviews.astro';
const OWN_SLICE = '#features/company/core/company.ts';
const LAYOUT = '#app/layouts/Page.astro';

const VIOLATIONS: readonly (readonly [keyof typeof FROM, string, string])[] = [
  ['shared/core', '#shared/server/db/pool.ts', 'shared/core may not import shared/server'],
  ['shared/core', '#shared/ui/control/Button.astro', 'shared/core may not import shared/ui'],
  ['shared/core', '#features/review/core/rules.ts', 'shared/core may not import review/core'],
  ['shared/core', '#i18n/translator.ts', 'shared/core may not import i18n'],
  ['shared/core', 'node:fs', "is pure and may not import 'node:fs'"],
  ['shared/core', 'react', "is pure and may not import 'react'"],
  ['shared/server', '#features/review/core/rules.ts', 'shared/server may not import review/core'],
  ['shared/server', '#shared/ui/control/Button.astro', 'shared/server may not import shared/ui'],
  ['shared/server', LAYOUT, 'shared/server may not import app'],
  ['schema', OTHER_SERVER, 'schema may not import review/server'],
  ['schema', '#features/review/core/rules.ts', 'schema may not import review/core'],
  ['schema', '#shared/server/db/pool.ts', 'schema may not import shared/server'],
  ['core', '#shared/server/db/schema/reviews.ts', 'company/core may not import schema'],
  ['ui', '#shared/server/db/schema/reviews.ts', 'company/ui may not import schema'],
  ['shared/ui', '#shared/server/db/pool.ts', 'shared/ui may not import shared/server'],
  ['shared/ui', '#features/review/core/rules.ts', 'shared/ui may not import review/core'],
  ['shared/ui', 'node:path', "may not import the server's 'node:path'"],
  ['core', 'astro', "is pure and may not import 'astro'"],
  ['core', 'fs/promises', "is pure and may not import 'fs/promises'"],
  ['core', '#shared/server/db/pool.ts', 'company/core may not import shared/server'],
  ['core', '#shared/ui/control/Button.astro', 'company/core may not import shared/ui'],
  ['core', OTHER_SERVER, 'company/core may import only the core of another slice'],
  ['server', OTHER_SERVER, 'company/server may import only the core of another slice'],
  ['server', OTHER_UI, 'company/server may import only the core of another slice'],
  ['server', '#shared/ui/control/Button.astro', 'company/server may not import shared/ui'],
  ['server', LAYOUT, 'company/server may not import app'],
  ['ui', OTHER_UI, 'company/ui may import only the core of another slice'],
  ['ui', OTHER_SERVER, 'company/ui may import only the core of another slice'],
  ['ui', '#shared/server/db/pool.ts', 'company/ui may not import shared/server'],
  ['ui', 'node:crypto', "may not import the server's 'node:crypto'"],
  ['ui', 'crypto', "may not import the server's 'crypto'"],
  ['ui', 'pg', "may not import the server package 'pg'"],
  ['ui', LAYOUT, 'company/ui may not import app'],
  ['ui', '#shared/core/absent.ts', 'does not exist'],
  ['ui', '#shared/core/slug', 'needs its file extension'],
  ['ui', '#nowhere/slug.ts', 'is no alias of package.json'],
  ['ui', OWN_SLICE, 'inside features/company imports are relative'],
  ['ui', '../../review/core/rules.ts', 'leaves features/company: write it with #'],
  ['ui', '../../../shared/core/slug.ts', 'leaves features/company: write it with #'],
  ['i18n', '#features/review/core/rules.ts', 'i18n may not import review/core'],
  ['i18n', '#shared/server/db/pool.ts', 'i18n may not import shared/server'],
  ['app', '../pages/[...locale]/index.astro', 'app may not import pages'],
  ['app', '../fetch.ts', 'app may not import entry'],
  ['app', '../../scripts/seed.ts', 'app may not import scripts'],
  ['pages', './index.astro', 'pages may not import pages'],
  ['pages', '#tests/page.ts', 'pages may not import tests'],
  ['scripts', '../src/pages/[...locale]/index.astro', 'scripts may not import pages'],
];

const FORMS: Readonly<Record<string, (specifier: string) => string>> = {
  '.ts': (specifier) => `import x from '${specifier}';\nexport const y = x;`,
  '.tsx': (specifier) => `import x from '${specifier}';\nexport const Y = () => <b>{x}</b>;`,
  '.astro': (specifier) => `---\nimport x from '${specifier}';\n---\n<p>{x}</p>`,
};

function plant(files: Readonly<Record<string, string>>): string[] {
  const sources = new Map(Object.entries({ ...CLEAN, ...files }));
  return checkBoundaries(sources).map(({ path, message }) => `${path}: ${message}`);
}

describe('import boundaries', () => {
  it('let a clean tree pass', () => {
    expect(plant({})).toEqual([]);
  });

  for (const [extension, write] of Object.entries(FORMS)) {
    it.each(VIOLATIONS)(`${extension}: %s must not import %s`, (room, specifier, message) => {
      const path = `${FROM[room]}${extension}`;
      const findings = plant({ [path]: write(specifier) });
      expect(findings).toContainEqual(expect.stringContaining(`${path}: `));
      expect(findings.join('\n')).toContain(message);
    });
  }

  it('require jobs to be in files named after them', () => {
    const jobs = 'src/shared/server/jobs/job.ts';
    const job = "import { workOn } from '#shared/server/jobs/job.ts';\nexport const j = workOn;";
    const planted = (path: string) => plant({ [jobs]: 'export const workOn = 1;', [path]: job });
    for (const folder of ['src/features/review/server', 'src/app']) {
      expect(planted(`${folder}/tidy.ts`)).toEqual([
        expect.stringContaining(`${folder}/tidy.ts: a job belongs in *-job.ts`),
      ]);
      for (const name of ['tidy-job', 'tidy-jobs', 'tidy-worker']) {
        expect(planted(`${folder}/${name}.ts`)).toEqual([]);
      }
    }
  });

  it('require SQL to be in the queries of a slice', () => {
    const words = "import { sql } from 'drizzle-orm';\nexport const q = sql`select 1`;";
    const tables =
      "import { reviews } from '#shared/server/db/schema/reviews.ts';\nexport const q = reviews;";
    const page = `---\n${tables.replace('export ', '')}\n---\n{q}`;
    for (const source of [words, tables]) {
      for (const place of ['features/review/server', 'app', 'shared/server/jobs']) {
        const path = `src/${place}/read-review.ts`;
        expect(plant({ [path]: source })).toEqual([
          expect.stringContaining(`${path}: SQL belongs in *-queries.ts`),
        ]);
      }
      expect(plant({ 'src/app/reviews-queries.ts': source })).toEqual([]);
      expect(plant({ 'src/features/review/server/read.db.test.ts': source })).toEqual([]);
    }
    expect(plant({ 'src/pages/[...locale]/planted.astro': page }).join()).toContain('*-queries.ts');
  });

  it('allow the ui of a slice to import the frame of the wizard, and nothing else', () => {
    const shell = 'src/features/profile/ui/wizard/StepShell.tsx';
    const taken = (name: string) =>
      plant({
        [shell.replace('StepShell', name)]: 'export const Step = 1;',
        'src/features/company/ui/Page.tsx': `import { Step } from '#features/profile/ui/wizard/${name}.tsx';\nexport const step = Step;`,
      });
    expect(taken('StepShell')).toEqual([]);
    expect(taken('draft/use-draft')).toEqual([]);
    expect(taken('steps/CoverStep').join()).toContain('only the core of another');
  });

  it('allow the ui of a slice to import that of the lowest slice, which imports no other', () => {
    const shelf = 'src/features/media/ui/Queue.tsx';
    const queue = "import { slug } from '#shared/core/slug.ts';\nexport const Queue = slug;";
    const taking = "import { Queue } from '#features/media/ui/Queue.tsx';\nexport const q = Queue;";
    const other = "import { r } from '#features/review/core/rules.ts';\nexport const Queue = r;";
    const taken = (path: string, written = queue) => plant({ [shelf]: written, [path]: taking });
    expect(taken('src/features/company/ui/Page.tsx')).toEqual([]);
    for (const room of ['core/page.ts', 'server/page.ts']) {
      expect(taken(`src/features/company/${room}`).join()).toContain('only the core of another');
    }
    expect(taken('src/features/company/ui/Page.tsx', other)).toEqual([
      `${shelf}: media/ui lies below the other slices and may not import '#features/review/core/rules.ts'`,
    ]);
  });

  it.each([
    ['a re-export', "export { pool } from '#shared/server/db/pool.ts';\nexport const a = 1;"],
    ['a dynamic import', "export const a = await import('#shared/server/db/pool.ts');"],
    ['an import for its effect', "import '#shared/server/db/pool.ts';\nexport const a = 1;"],
    [
      'a type',
      "import type { pool } from '#shared/server/db/pool.ts';\nexport type A = typeof pool;",
    ],
    ['an import type', "export type A = import('#shared/server/db/pool.ts').pool;"],
  ])('see %s', (_, source) => {
    expect(plant({ 'src/features/company/ui/company-store.ts': source }).join()).toContain(
      'company/ui may not import shared/server',
    );
  });

  it('see an import in the template and in the script of an .astro file', () => {
    const template = "{await import('#shared/server/db/pool.ts')}";
    const script = "<script>\nimport '#shared/server/db/pool.ts';\n</script>";
    for (const source of [template, script]) {
      expect(plant({ 'src/shared/ui/Planted.astro': source }).join()).toContain(
        'shared/ui may not import shared/server',
      );
    }
  });

  it('report an import cycle, also of types, with its files', () => {
    const findings = plant({
      'src/shared/core/a.ts': "import { b } from './b.ts';\nexport const a = b;",
      'src/shared/core/b.ts': "import type { C } from './c.ts';\nexport const b = 1 as C;",
      'src/shared/core/c.ts':
        "import type { a } from '#shared/core/a.ts';\nexport type C = typeof a;",
    });
    expect(findings).toEqual([
      'src/shared/core/c.ts: closes a circle of imports: src/shared/core/a.ts → src/shared/core/b.ts → src/shared/core/c.ts → src/shared/core/a.ts',
    ]);
  });

  it('report a module imported twice by one file', () => {
    const twice =
      "import type { C } from './c.ts';\nimport { c } from './c.ts';\nexport const d = c as C;";
    const c = 'export const c = 1;\nexport type C = 1;';
    expect(plant({ 'src/shared/core/c.ts': c, 'src/shared/core/d.ts': twice })).toEqual([
      "src/shared/core/d.ts: './c.ts' is imported above: write one import",
    ]);
  });

  it('report a barrel file and a file outside every layer', () => {
    const barrel = "export { slug } from './slug.ts';\nexport * from './slug.ts';";
    expect(plant({ 'src/shared/core/index.ts': barrel }).join()).toContain('is a barrel');
    expect(plant({ 'src/tools/x.ts': 'export const x = 1;' }).join()).toContain('lies in no room');
    expect(plant({ 'src/shared/core/broken.ts': 'const = 1' }).join()).toContain(
      'cannot be parsed',
    );
  });
});

describe('the browser', () => {
  it('never reaches the server through a chain of allowed imports', () => {
    const findings = plant({
      'src/pages/[...locale]/planted.astro':
        "<script>import '#features/company/server/planted.ts';</script>",
      'src/features/company/server/planted.ts': 'export const secret = 1;',
    });
    expect(findings.join()).toContain('loads server code in the browser');
  });

  it('never reaches the catalogues or i18next, however deep', () => {
    const findings = plant({
      'src/features/company/ui/Search.island.tsx':
        "import { label } from './search-label.ts';\nexport default () => <i>{label}</i>;",
      'src/features/company/ui/search-label.ts':
        "import { t } from '#i18n/translator.ts';\nexport const label = t('a');",
    });
    expect(findings).toEqual([
      'src/features/company/ui/Search.island.tsx: loads the catalogues in the browser: src/features/company/ui/Search.island.tsx → src/features/company/ui/search-label.ts → #i18n/translator.ts',
    ]);
  });

  it('hydrates islands only', () => {
    const findings = plant({
      'src/features/company/ui/Card.tsx': 'export default () => <i />;',
      'src/features/company/ui/Cards.astro':
        "---\nimport Card from './Card.tsx';\n---\n<Card client:load />",
    });
    expect(findings.join()).toContain('hydrates Card, which is not an .island.tsx');
  });
});
