import type { Locale } from '#shared/core/locale.ts';
import type { ListQuery } from '../core/discovery-paths.ts';
import { categoryName } from './search/category-options.ts';

export interface Narrowing {
  readonly name: string;
  /** What takes it away, leaving the rest as it is. */
  readonly without: ListQuery;
}

interface Asked {
  readonly keyword: string;
  readonly idIndustry: number;
  readonly idJobField: number;
}

/** The one filter that counts: the industry before the job field, either before the keyword. */
export function narrowing(asked: Asked, locale: Locale): Narrowing | null {
  const name = categoryName(asked, locale);
  if (asked.idIndustry > 0) return name ? { name, without: { idIndustry: 0 } } : null;
  if (asked.idJobField > 0) return name ? { name, without: { idJobField: 0 } } : null;
  return asked.keyword === '' ? null : { name: asked.keyword, without: { keyword: '' } };
}
