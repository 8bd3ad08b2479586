/** A file stays short enough to read at once, its name says what it holds, and a folder stays a short list. */
import { type Finding, isCode, type Sources } from './source-files.ts';

const MAX_LINES = 300;
const MAX_FILES = 24;
const FREE = new Set(['', 'docs/decisions']);
const VAGUE_NAME = /^(utils?|helpers?|misc|common|lib|stuff|tools?|functions?|various)$/;
const MEASURED = /\.(ts|tsx|astro|css|mjs|js|sql)$/;

export function checkFileShape(sources: Sources): Finding[] {
  const files = [...sources].flatMap(([path, source]) =>
    [tooLong(path, source), emptyName(path), wrongCase(path), loose(path)]
      .filter((message) => message !== null)
      .map((message) => ({ path, line: 1, message })),
  );
  return [...files, ...fullFolders(sources)];
}

/** Counts the files of a folder without its folders; decision records are one numbered list. */
function fullFolders(sources: Sources): Finding[] {
  const counts = new Map<string, number>();
  for (const path of sources.keys()) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => !FREE.has(folder) && count > MAX_FILES)
    .map(([path, count]) => ({
      path,
      line: 1,
      message: `holds ${count} files side by side; make folders by noun at ${MAX_FILES}`,
    }));
}

function tooLong(path: string, source: string): string | null {
  if (!MEASURED.test(path)) return null;
  const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0);
  return lines > MAX_LINES ? `has ${lines} lines; split it at ${MAX_LINES}` : null;
}

function emptyName(path: string): string | null {
  const words = path.split('/').map((part) => part.replace(/\..*$/, '').toLowerCase());
  const vague = words.find((word) => VAGUE_NAME.test(word));
  return vague === undefined ? null : `'${vague}' names nothing; name the thing or the act`;
}

/** Returns a finding for a file at the root that is no configuration. */
function loose(path: string): string | null {
  const isCodeAtRoot = /^[^/]+\.(ts|tsx|mjs|js|sh)$/.test(path);
  return isCodeAtRoot && !/\.config\.\w+$/.test(path) ? 'lies loose at the root' : null;
}

function wrongCase(path: string): string | null {
  if (!isCode(path) || /(^|\/)src\/pages\//.test(path)) return null;
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name.endsWith('.astro') || name.endsWith('.island.tsx')) {
    return /^[A-Z][A-Za-z0-9]*\.(astro|island\.tsx)$/.test(name)
      ? null
      : 'is a component: PascalCase';
  }
  if (name.endsWith('.tsx') && /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/.test(name)) return null;
  return /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/.test(name) ? null : 'is a module: kebab-case';
}
