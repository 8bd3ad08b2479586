import { isFreeMailProvider, mailDomain, websiteHost } from '#shared/core/text/mail-domain.ts';

/** Platforms with pages of companies: an email there belongs to the platform's staff. */
const SHARED_SITES = new Set([
  ...['facebook.com', 'fb.com', 'instagram.com', 'line.me', 'lin.ee', 'linkedin.com', 'x.com'],
  ...['twitter.com', 'youtube.com', 'tiktok.com', 'google.com', 'linktr.ee', 'wordpress.com'],
  ...['blogspot.com', 'wixsite.com', 'weebly.com', 'lnwshop.com', 'jobthai.com', 'jobsdb.com'],
]);

/**
 * True if an email alone shows that its owner represents a company: its domain is the exact host of
 * the website. Parent and subdomains may belong to others: hosting, students, customers.
 */
export function isCompanyEmail(address: string, website: string | null): boolean {
  const site = websiteHost(website);
  return (
    site !== null &&
    !isFreeMailProvider(site) &&
    !SHARED_SITES.has(site) &&
    mailDomain(address) === site
  );
}
