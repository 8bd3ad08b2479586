import type { LibraryItem } from '../../core/library-contract.ts';
import type { LibraryWords } from './library-words.ts';

/** Where it is used, a line for each. */
export function usesOf(
  { uses, isPoster }: Pick<LibraryItem, 'uses' | 'isPoster'>,
  { say, section, language }: LibraryWords,
): readonly string[] {
  const pages = uses.map(
    (use) => `${section[use.section] ?? use.section} · ${language[use.lang]} · ${say[use.state]}`,
  );
  return isPoster ? [...pages, say.poster] : pages;
}
