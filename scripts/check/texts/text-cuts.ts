/** Texts of people are cut by whole characters, which one function does; anything else leaves half a letter. */
import type { Finding, Sources } from '../source-files.ts';
import { isCode, isTest, lineAt } from '../source-files.ts';

const CUTS =
  /\.(?:substring|substr)\(|(?:\.(?:trim|normalize|toLowerCase|toUpperCase)\(\)|\.replace(?:All)?\([^\n]*\)|\b(?:name|text|title|description|keyword|headline|words?|address|domain|userAgent))\s*\.slice\(\s*0,\s*\d|\.slice\(\s*0,\s*(?:LONGEST|MAX_LENGTH)/g;
const CUTTER = 'src/shared/core/text/cut-text.ts';

export function checkTextCuts(sources: Sources): Finding[] {
  return [...sources].flatMap(([path, source]) => {
    if (!path.startsWith('src/') || !isCode(path) || isTest(path) || path === CUTTER) return [];
    return [...source.matchAll(CUTS)].map((match) => ({
      path,
      line: lineAt(source, match.index + match[0].indexOf('.s')),
      message: 'cuts a text by code units: cutText keeps its last character whole',
    }));
  });
}
