// npm run showcase:remove -- SLUG [--yes] – takes a company out of the showcase, with its pictures.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { TEMPLATE } from '#features/showcase/core/showcase-paths.ts';
import { SLUG } from '#features/showcase/core/showcase-schema.ts';
import { SHOWCASE } from './showcase/showcase-folder.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { yes: { type: 'boolean' } },
});
const [slug = ''] = positionals;
const folder = join(SHOWCASE, slug);
if (!SLUG.test(slug) || slug === TEMPLATE || !existsSync(folder)) {
  process.stderr.write('Usage: npm run showcase:remove -- SLUG [--yes]\n');
  process.exit(2);
}

async function asked(): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`Remove ${slug} and its pictures for good? [y/N] `);
  prompt.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

if (values.yes || (await asked())) {
  await rm(folder, { recursive: true });
  process.stdout.write(`${slug} is removed; links to its pages answer 404 after the next build\n`);
}
