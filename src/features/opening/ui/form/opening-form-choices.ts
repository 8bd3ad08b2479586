import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { jobFieldChoices, provinceChoices } from '#shared/core/master-data/choices.ts';
import { OPENING_LISTS } from '../../core/opening-fields.ts';
import type { FormChoices } from './opening-form-fields.ts';

export function openingFormChoices(locale: Locale): FormChoices {
  const messages = catalogue(locale).opening;
  const lists = Object.entries(OPENING_LISTS).map(([name, values]) => {
    const labels: Readonly<Record<string, string>> = messages[name as keyof typeof OPENING_LISTS];
    return [name, values.map((value) => ({ value, label: labels[value] ?? value }))];
  });
  return {
    idJobField: jobFieldChoices(locale),
    province: provinceChoices(locale),
    ...Object.fromEntries(lists),
  };
}
