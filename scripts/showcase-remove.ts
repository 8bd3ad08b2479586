// npm run showcase:remove -- SLUG [--yes] – takes a company out of the showcase, with its pictures.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { removeCompany } from './showcase/remove-company.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { yes: { type: 'boolean' } },
});
const [slug = ''] = positionals;

async function confirmRemoval(): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`Remove ${slug} and its pictures for good? [y/N] `);
  prompt.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

const done = await removeCompany(slug, async () => values.yes === true || confirmRemoval());
if (done === null) {
  process.stderr.write('Usage: npm run showcase:remove -- SLUG [--yes]\n');
  process.exit(2);
}
if (done === 'removed') {
  process.stdout.write(`${slug} is removed; links to its pages answer 404 after the next build\n`);
}
