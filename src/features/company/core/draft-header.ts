import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import type { CompanyContent } from './company-content.ts';

/** Returns the header with the draft's names and pictures, as after its publication. */
export function draftHeader(company: CompanyHeader, draft: CompanyContent): CompanyHeader {
  const name = draft.companyName.trim();
  const published = [...new Set([...company.published, draft.lang])];
  const named = draft.lang === 'th' ? { companyNameTh: name } : { companyNameEn: name };
  return {
    ...company,
    ...(name === '' ? {} : named),
    logo: draft.logo,
    cover: draft.covers[0] ?? null,
    published,
    hasStory: draft.stories.length > 0,
  };
}
