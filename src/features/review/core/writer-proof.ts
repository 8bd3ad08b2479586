import { isFreeMailProvider, mailDomain, websiteHost } from '#shared/core/text/mail-domain.ts';

/** True for an email at the company's domain or a subdomain, never for free mail providers. */
export function isCompanyAddress(address: string, website: string | null): boolean {
  const site = websiteHost(website);
  const domain = mailDomain(address);
  if (site === null || isFreeMailProvider(site) || isFreeMailProvider(domain)) return false;
  return domain === site || domain.endsWith(`.${site}`);
}
