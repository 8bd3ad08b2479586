import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../setup.mjs';
import { typeErrors } from './check-types.ts';
import { pageModules } from './page-modules.ts';

const place = mkdtempSync(join(tmpdir(), 'yousay-types-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const PAGE = `---
import Greeting from '#shared/ui/Greeting.astro';
import { LENGTH } from './length.ts';

const names: readonly string[] = ['a'];
---
<Greeting name="a" />
<Greeting name={LENGTH} />
<p class="long">
  {names.map((name) => name.size)}
</p>
<script>
  import { LENGTH } from './length.ts';

  LENGTH.trim();
</script>
`;

const SOURCES = new Map([
  [
    'src/shared/ui/Greeting.astro',
    '---\ninterface Props { readonly name: string }\nconst { name } = Astro.props;\n---\n{name}\n',
  ],
  ['src/pages/length.ts', 'export const LENGTH: number = 1;\n'],
  ['src/pages/index.astro', PAGE],
  [
    'src/pages/right.ts',
    "import Page from './index.astro';\n\nexport const page: string = Page;\n",
  ],
  ['src/pages/List.tsx', 'export const List = () => <ul value={{}} />;\n'],
]);

beforeAll(() => {
  symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'));
  for (const path of ['package.json', 'tsconfig.json', 'scripts/check/types/tsconfig.all.json']) {
    cpSync(join(ROOT, path), join(place, path));
  }
  const types = '/// <reference types="astro/client" />\n';
  for (const [path, text] of [...SOURCES, ['.astro/types.d.ts', types] as const]) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  }
});

it('finds what is wrong in modules, components, pages and their scripts, by the line of the source', async () => {
  const found = await typeErrors(place, SOURCES, async (program, args, env) => {
    const path = join(place, 'node_modules', program);
    const options = { cwd: place, env: { ...process.env, ...env }, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], options);
    return status === 0 ? null : `${stdout}${stderr}`;
  });
  const lines = found
    .join('\n')
    .split('\n')
    .filter((line) => line.startsWith('src/'));
  expect(lines.map((line) => line.replace(/error (TS\d+).*/, '$1')).toSorted()).toEqual([
    'src/pages/List.tsx(1,31): TS2322',
    'src/pages/index.astro:10: TS2339',
    'src/pages/index.astro:15: TS2339',
    'src/pages/index.astro:8: TS2322',
    'src/pages/right.ts(3,14): TS2322',
  ]);
});

it('finds a page that cannot be read', () => {
  const { findings } = pageModules(new Map([['src/pages/index.astro', '<p>\n{\n']]));
  expect(findings.map(({ path, line }) => [path, line])).toContainEqual([
    'src/pages/index.astro',
    2,
  ]);
});
