import { type Catalogue, catalogue } from '#i18n/catalogues.ts';
import { ASPECTS } from '#shared/core/aspects.ts';
import { COMPANY_SIZES } from '#shared/core/company/company-sizes.ts';
import { inLanguage } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import { COUNTRIES } from '#shared/core/master-data/countries.ts';
import { INDUSTRIES } from '#shared/core/master-data/industries.ts';
import { PROVINCES } from '#shared/core/master-data/provinces.ts';
import { displayYear } from '#shared/core/time/thai-time.ts';
import type { Item } from '../../core/sections/section.ts';

type SubmissionMessages = Catalogue['submission'];

/** A value as readable text; codes become their names. */
export function fieldText(
  field: string,
  value: unknown,
  locale: Locale,
  messages: SubmissionMessages,
): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  return optionName(field, value, locale) ?? valueLabel(String(value), messages) ?? String(value);
}

function optionName(field: string, value: unknown, locale: Locale): string | undefined {
  const named = (row: { nameTh: string; nameEn: string } | undefined) =>
    inLanguage(locale, row?.nameTh, row?.nameEn);
  switch (field) {
    case 'idIndustry': {
      const industry = INDUSTRIES.find(({ idIndustry }) => idIndustry === value);
      return inLanguage(locale, industry?.fieldNameTh, industry?.fieldNameEn);
    }
    case 'companySize': {
      const size = COMPANY_SIZES.find(({ band }) => band === value);
      return size && [size.from, size.to].filter(Boolean).join('–');
    }
    case 'aspect':
    case 'theme': {
      const aspect = ASPECTS.find((name) => name === value);
      return aspect && catalogue(locale).shared.aspect[aspect];
    }
    case 'year':
      return typeof value === 'number' ? displayYear(value, locale) : undefined;
    case 'country':
      return named(COUNTRIES.find(({ iso }) => iso === value));
    case 'province':
      return named(PROVINCES.find(({ idState }) => String(idState) === value));
    default:
      return undefined;
  }
}

function valueLabel(value: string, { value: valueLabels }: SubmissionMessages): string | undefined {
  return new Map<string, string>(Object.entries(valueLabels)).get(value);
}

const TITLES = [
  'title',
  'headline1',
  'employeeName',
  'jobPosition',
  'caption',
  'altText',
  'aspect',
];

/** Returns the first filled text field of an item, by which the team recognizes it. */
export function itemTitle({ content }: Item, locale: Locale, messages: SubmissionMessages): string {
  const texts = TITLES.map((field) => fieldText(field, content[field], locale, messages));
  return texts.find((text) => text !== '') ?? '';
}
