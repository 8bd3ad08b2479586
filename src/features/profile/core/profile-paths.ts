import type { CompanyTab } from '#features/company/core/company-paths.ts';
import { companySegment } from '#features/company/core/company-paths.ts';
import { page, withQuery } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';

export const WIZARD_PAGES = [
  'welcome',
  'start',
  'cover',
  'company-profile',
  'history',
  'gallery',
  'album',
  'article',
  'employee-photos',
  'testimonials',
  'write-reviews',
  'interest-review',
  'preview',
  'finish',
  'send-email',
  'reviewList',
  'upload',
  'cover-backup',
  'example',
  'test',
] as const;
export type WizardPage = (typeof WIZARD_PAGES)[number];

export type CompanyTool = CompanyTab | 'brandsdna-article' | 'hrsay-preview-sale' | 'post';

export function preview(locale: Locale, company: NamedCompany, from: string = 'start'): string {
  const segment = encodeURIComponent(companySegment(company));
  return withQuery(page(locale, `/preview/hrsay/${segment}`), { from });
}

/** `lang` is the version that is edited, whatever language the wizard itself speaks. */
export function wizard(locale: Locale, step: WizardPage, lang?: Locale): string {
  return withQuery(page(locale, `/createhrsay/${step}`), { lang });
}

export function companyTool(locale: Locale, tool: CompanyTool): string {
  return page(locale, `/company/${tool}`);
}
