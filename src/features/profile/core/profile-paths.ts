import { page, withQuery } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company/company-name.ts';
import { type CompanyTab, companyPage } from '#shared/core/company/company-paths.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import type { WizardStepName } from './steps.ts';

export type WizardPage =
  | 'welcome'
  | 'cover-backup'
  | 'upload'
  | 'example'
  | 'test'
  | 'send-email'
  | WizardStepName;

export type CompanyTool =
  | CompanyTab
  | 'brandsdna-article'
  | 'hrsay-preview-sale'
  | 'post'
  | 'versions';

export function preview(locale: Locale, company: NamedCompany, from: string = 'start'): string {
  return companyPage(locale, { ...company, preview: { of: 'own', query: { from } } }, 'hrsay');
}

export function previewSale(
  locale: Locale,
  company: NamedCompany,
  packageHrSay: PackageHrSay,
): string {
  const preview = { of: 'sale', query: { package: packageHrSay } } as const;
  return companyPage(locale, { ...company, preview }, 'hrsay');
}

/** `lang` is the edited version, independent of the language of the wizard. */
export function wizard(locale: Locale, step: WizardPage, lang?: Locale): string {
  return withQuery(page(locale, `/createhrsay/${step}`), { lang });
}

/** `lang` is the displayed version, independent of the language of the page. */
export function companyTool(locale: Locale, tool: CompanyTool, lang?: Locale): string {
  return withQuery(page(locale, `/company/${tool}`), { lang });
}

/** The editor of an existing article or chapter, or of a new one without `item`. */
export function articleEditor(
  locale: Locale,
  kind: 'article' | 'brandStory',
  lang: Locale,
  item?: string,
): string {
  return withQuery(page(locale, '/company/brandsdna-article'), {
    lang,
    kind: kind === 'article' ? kind : undefined,
    item,
  });
}

/** Fragment of editor URLs: the page adds an item to its first list when it opens. */
export const ADD_ITEM_HASH = '#add';
