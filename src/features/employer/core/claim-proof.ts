import { isPublicMail, mailDomain, websiteHost } from '#shared/core/text/mail-domain.ts';

/** Sites that give a company a page: an address there is of their own staff, not of the company. */
const SHARED_SITES = new Set([
  ...['facebook.com', 'fb.com', 'instagram.com', 'line.me', 'lin.ee', 'linkedin.com', 'x.com'],
  ...['twitter.com', 'youtube.com', 'tiktok.com', 'google.com', 'linktr.ee', 'wordpress.com'],
  ...['blogspot.com', 'wixsite.com', 'weebly.com', 'lnwshop.com', 'jobthai.com', 'jobsdb.com'],
]);

/**
 * Whether an address proves by itself that its owner speaks for a company: its domain is the very host
 * of the web site. One above or below it may belong to others: a host of pages, students, customers.
 */
export function isCompanyEmail(address: string, website: string | null): boolean {
  const site = websiteHost(website);
  return (
    site !== null && !isPublicMail(site) && !SHARED_SITES.has(site) && mailDomain(address) === site
  );
}
