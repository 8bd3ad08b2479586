/** Texts of people are cut by whole characters, which one function does; anything else leaves half a letter. */
import { type Finding, isCode, isTest, lineAt, type Sources } from '../source-files.ts';

const CUTS =
  /\.(?:substring|substr)\(|(?:\.(?:trim|normalize|toLowerCase|toUpperCase)\(\)|\.replace(?:All)?\([^\n]*\)|\b(?:name|text|title|description|keyword|headline|words?|address|domain|userAgent))\s*\.slice\(\s*0,\s*\d|\.slice\(\s*0,\s*(?:LONGEST|MAX_LENGTH)/g;
/** A browser cuts what is pasted at this, unseen. Contracts say at the field that a text is too long. */
const FIELD_CUTS = /\bmaxLength=/g;
/** Words that are searched for, a tag, and what stands under a picture of an article: these say no error of their own. */
const MAY_CUT = /\/(?:CompanySearch|TagsField|FigureList)\.tsx$/;
const CUTTER = 'src/shared/core/text/cut-text.ts';

export function checkTextCuts(sources: Sources): Finding[] {
  return [...sources].flatMap(([path, source]) => {
    if (!path.startsWith('src/') || !isCode(path) || isTest(path) || path === CUTTER) return [];
    const isForm = path.endsWith('.tsx') && !MAY_CUT.test(path);
    const fields = isForm ? [...source.matchAll(FIELD_CUTS)] : [];
    return [
      ...[...source.matchAll(CUTS)].map((match) => ({
        path,
        line: lineAt(source, match.index + match[0].indexOf('.s')),
        message: 'cuts a text by code units: cutText keeps its last character whole',
      })),
      ...fields.map(({ index }) => ({
        path,
        line: lineAt(source, index),
        message: 'cuts what is pasted into a field, unseen: the contract refuses what is too long',
      })),
    ];
  });
}
