import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/setup.mjs';

export function commandsOf(section: string): readonly string[] {
  const runbook = readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8');
  const [, found = ''] = runbook.split(`\n## ${section}\n`);
  const [text = ''] = found.split('\n## ');
  return [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, commands = '']) => commands);
}
