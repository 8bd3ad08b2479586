/** Each Astro page and component as a module that the compiler can check. */
import { convertToTsx } from '@astrojs/astro2tsx';
import { type Finding, lineAt, type Sources } from '../source-files.ts';

/** Folder of the generated modules, which the tsconfig beside this file overlays on `src`. */
export const MODULES_FOLDER = '.astro/pages';

export interface PageModule {
  readonly page: string;
  readonly code: string;
  readonly lineOf: (line: number, column: number) => number;
}

export function pageModules(sources: Sources) {
  const modules = new Map<string, PageModule>();
  const findings: Finding[] = [];
  for (const [page, source] of sources) {
    if (!page.endsWith('.astro')) continue;
    const { code, mappings, scripts, diagnostics } = convertToTsx(source, { filename: page });
    for (const { message, position } of diagnostics) {
      findings.push({ path: page, line: lineAt(source, position.start), message });
    }
    const lineOf = (line: number, column: number) => {
      const offset = offsetAt(code, line, column);
      const [start, , origin, length] = mappings.findLast(([begin]) => begin <= offset) ?? [
        0, 0, 0, 0,
      ];
      return lineAt(source, origin + Math.min(offset - start, length));
    };
    modules.set(`${MODULES_FOLDER}/${page}.tsx`, { page, code, lineOf });
    for (const [index, { content, position, type }] of scripts.entries()) {
      if (String(type) !== 'processed-module') continue;
      const first = lineAt(source, position.start);
      const module = { page, code: content, lineOf: (line: number) => first + line - 1 };
      modules.set(`${MODULES_FOLDER}/${page}.${index}.mts`, module);
    }
  }
  return { modules, findings };
}

function offsetAt(code: string, line: number, column: number): number {
  let start = 0;
  for (let current = 1; current < line; current += 1) start = code.indexOf('\n', start) + 1;
  return start + column - 1;
}

export function withPagePaths(output: string, modules: ReadonlyMap<string, PageModule>): string {
  return output.replace(
    /^(.+?)\((\d+),(\d+)\)(?=: )/gm,
    (match, path: string, line: string, column: string) => {
      const module = modules.get(path);
      return module ? `${module.page}:${module.lineOf(Number(line), Number(column))}` : match;
    },
  );
}
