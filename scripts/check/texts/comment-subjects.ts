/** A comment begins with its subject, so that it is understood without the line below it. */
import { type Finding, isCode, lineAt, type Sources } from '../source-files.ts';

const WITHOUT_SUBJECT = /^[ \t]*(?:\/\*\*|\/\/) (?:As|By|For|Of|To) /gm;

export function checkCommentSubjects(sources: Sources): Finding[] {
  return [...sources].flatMap(([path, source]) =>
    isCode(path)
      ? [...source.matchAll(WITHOUT_SUBJECT)].map(({ index }) => ({
          path,
          line: lineAt(source, index),
          message:
            'a comment begins with its subject: what it is that the line below holds or does',
        }))
      : [],
  );
}
