/** A file stays short enough to read at once, and its name says what it holds. */
import type { Finding, Sources } from './source-files.ts';
import { isCode } from './source-files.ts';

const MOST_LINES = 300;
const SAYS_NOTHING = /^(utils?|helpers?|misc|common|lib|stuff|tools?|functions?|various)$/;
const MEASURED = /\.(ts|tsx|astro|css|mjs|js|sql)$/;

export function checkFileShape(sources: Sources): Finding[] {
  return [...sources].flatMap(([path, source]) =>
    [tooLong(path, source), emptyName(path), wrongCase(path), loose(path)]
      .filter((message) => message !== null)
      .map((message) => ({ path, line: 1, message })),
  );
}

function tooLong(path: string, source: string): string | null {
  if (!MEASURED.test(path)) return null;
  const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0);
  return lines > MOST_LINES ? `has ${lines} lines; split it at ${MOST_LINES}` : null;
}

function emptyName(path: string): string | null {
  const words = path.split('/').map((part) => part.replace(/\..*$/, '').toLowerCase());
  const vague = words.find((word) => SAYS_NOTHING.test(word));
  return vague === undefined ? null : `'${vague}' names nothing; name the thing or the act`;
}

/** Configuration alone lies at the root; a script has its folder. */
function loose(path: string): string | null {
  const isCodeAtRoot = /^[^/]+\.(ts|tsx|mjs|js|sh)$/.test(path);
  return isCodeAtRoot && !/\.config\.\w+$/.test(path) ? 'lies loose at the root' : null;
}

/** Components are PascalCase, modules kebab-case; pages carry the case of their URL. */
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
