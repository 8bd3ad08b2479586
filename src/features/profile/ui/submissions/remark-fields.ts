import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RejectedForm } from '#shared/core/refused-form.ts';
import type { SectionName } from '../../core/sections/registry.ts';

/** The form of the decision; a field that stands elsewhere on the page names it. */
export const DECISION = 'decision';

export function remarkName(section: SectionName): string {
  return `remarks.${section}`;
}

/** What is wrong with each remark that was typed, by the name of its field. */
export function remarkErrors(
  rejected: RejectedForm | null,
  locale: Locale,
): Readonly<Record<string, string>> {
  const t = translator(locale);
  const errorTexts: Readonly<Record<string, string>> = {
    remarkRequired: t('submission:review.remarkRequired'),
    tooLong: t('submission:review.tooLong'),
  };
  return Object.fromEntries(
    Object.entries(rejected?.errors ?? {}).flatMap(([name, code]) => {
      const text = errorTexts[code];
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}
