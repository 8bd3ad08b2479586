import type { Translator } from '#i18n/translator.ts';
import { joinByDots } from '../../core/join-by-dots.ts';

/** What a page of a list is called or said to hold: each differs from the others by its number. */
export function numbered(t: Translator, text: string, pg: number): string {
  return pg === 1 ? text : joinByDots([text, t('shared:pagination.page', { page: pg })]);
}
