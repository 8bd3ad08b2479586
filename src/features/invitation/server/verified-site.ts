import { isCompanyEmail } from '#features/employer/core/claim-proof.ts';
import { websiteHost } from '#shared/core/text/mail-domain.ts';
import { env } from '#shared/server/env.ts';

/** The host of the company's site, if the verified sender address belongs to it. */
export const verifiedSite = (senderEmail: string, website: string | null): string | null =>
  isCompanyEmail(senderEmail, website) ? websiteHost(website) : null;

export const linkedHosts = (site: string | null): string[] =>
  [websiteHost(env().PUBLIC_URL), site].filter((host) => host !== null);
