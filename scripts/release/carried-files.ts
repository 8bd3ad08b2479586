import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export const READ = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'deploy',
  'docs',
  'scripts/artwork',
  'scripts/seed/data',
  'src/shared/server/db/migrations',
];

const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const LINK = /\]\((?!\w+:)([^)#\s]+)/g;

/** Returns broken links of the documents in `files`, each as `document: link`. */
export function lostLinks(root: string, files: readonly string[]): string[] {
  const reachable = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
  return files.flatMap((file) => {
    if (!file.endsWith('.md')) return [];
    const text = readFileSync(join(root, file), 'utf8').replace(CODE, '');
    return [...text.matchAll(LINK)].flatMap(([, link = '']) => {
      const target = normalize(join(dirname(file), link)).replace(/\/$/, '');
      return reachable.has(target) ? [] : [`${file}: ${link}`];
    });
  });
}

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
