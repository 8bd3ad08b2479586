import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup.mjs';
import { withoutIslandStyle } from './island-style.ts';

const runtime = join(
  dirname(createRequire(import.meta.url).resolve('astro/package.json')),
  'dist/runtime/server',
);

it('takes the style element out of what Astro writes before the first island', () => {
  const code = withoutIslandStyle(readFileSync(join(runtime, 'scripts.js'), 'utf8'));
  expect(code).not.toContain('<style>');
  expect(code).toContain('return `<script>${getDirectiveScriptText(result, directive)}</script>');
});

it('leaves the same rule to the style sheet of every page', async () => {
  const { ISLAND_STYLES } = (await import(join(runtime, 'astro-island-styles.js'))) as {
    ISLAND_STYLES: string;
  };
  const base = readFileSync(join(ROOT, 'src/shared/ui/style/base.css'), 'utf8');
  expect(base.replaceAll(/\s|;/g, '')).toContain(ISLAND_STYLES);
});
