/** A literal spread into another object only packs lines; its excess properties go unchecked. */
import { type Finding, isCode, lineAt, type Sources } from './source-files.ts';

const PACKED = /\.\.\.\s*\(?\s*\{/g;

export function checkPackedLiterals(sources: Sources): Finding[] {
  return [...sources].flatMap(([path, source]) =>
    isCode(path)
      ? [...source.matchAll(PACKED)].map(({ index }) => ({
          path,
          line: lineAt(source, index),
          message: 'spreads a literal: write its properties here',
        }))
      : [],
  );
}
