import type { LibraryItem } from '../../core/library-contract.ts';
import type { LibraryMessages } from './library-messages.ts';

export function usageLabels(
  { uses, isPoster }: Pick<LibraryItem, 'uses' | 'isPoster'>,
  { labels, section, language }: LibraryMessages,
): readonly string[] {
  const pages = uses.map(
    (use) =>
      `${section[use.section] ?? use.section} · ${language[use.lang]} · ${labels[use.state]}`,
  );
  return isPoster ? [...pages, labels.poster] : pages;
}
