import { isPublicMail, mailDomain, websiteHost } from '#shared/core/text/mail-domain.ts';

/** Who besides the writer says that they worked here: only such a proof labels a review. */
export const WRITER_PROOFS = ['resumeService', 'invitation', 'companyAddress'] as const;
export type WriterProof = (typeof WRITER_PROOFS)[number];

/** An address at the domain of the company's web site, or below it. */
export function isCompanyAddress(address: string, website: string | null): boolean {
  const site = websiteHost(website);
  const domain = mailDomain(address);
  if (site === null || isPublicMail(site) || isPublicMail(domain)) return false;
  return domain === site || domain.endsWith(`.${site}`);
}
