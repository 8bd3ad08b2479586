/** Texts of users are cut at complete characters, which only `cutText` does. */
import { type Finding, isCode, isTest, lineAt, type Sources } from '../source-files.ts';

const CUTS =
  /\.(?:substring|substr)\(|(?:\.(?:trim|normalize|toLowerCase|toUpperCase)\(\)|\.replace(?:All)?\([^\n]*\)|\b(?:name|text|title|description|keyword|headline|words?|address|domain|userAgent))\s*\.slice\(\s*0,\s*\d|\.slice\(\s*0,\s*(?:LONGEST|MAX_\w*LENGTH)/g;
/** Browsers cut pasted text at this length silently; contracts report that a text is too long. */
const FIELD_CUTS = /\bmaxLength=/g;
/** Fields that may cut pasted text: search terms, tags and captions, which show no error. */
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
        message: 'cuts a text by code units: cutText never splits a character',
      })),
      ...fields.map(({ index }) => ({
        path,
        line: lineAt(source, index),
        message: 'cuts pasted text silently: the contract rejects what is too long',
      })),
    ];
  });
}
