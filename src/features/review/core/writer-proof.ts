import { isFreeMailProvider, mailDomain, websiteHost } from '#shared/core/text/mail-domain.ts';

/** An address at the company's web domain or a subdomain. */
export function isCompanyAddress(address: string, website: string | null): boolean {
  const site = websiteHost(website);
  const domain = mailDomain(address);
  if (site === null || isFreeMailProvider(site) || isFreeMailProvider(domain)) return false;
  return domain === site || domain.endsWith(`.${site}`);
}
