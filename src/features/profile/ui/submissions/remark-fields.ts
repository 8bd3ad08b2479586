import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import type { SectionName } from '../../core/sections/registry.ts';

/** The id of the decision form, for fields elsewhere on the page. */
export const DECISION = 'decision';

export function remarkName(section: SectionName): string {
  return `remarks.${section}`;
}

/** The error of each entered remark, by field name. */
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
