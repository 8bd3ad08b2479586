import type { Translator } from '#i18n/translator.ts';
import { joinByDots } from '../../core/join-by-dots.ts';

/** Appends the page number, so that titles of list pages are distinct. */
export function numbered(t: Translator, text: string, pg: number): string {
  return pg === 1 ? text : joinByDots([text, t('shared:pagination.page', { page: pg })]);
}
