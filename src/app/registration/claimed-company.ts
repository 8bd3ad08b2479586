import type { APIContext } from 'astro';
import type { ListedCompany } from '#features/employer/core/claim.ts';
import { claimableCompany } from '#features/employer/server/claims/claim-queries.ts';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import { db } from '#shared/server/db/pool.ts';

/** Company that `?idEmp=` claims; redirects to the plain form if it cannot be claimed. */
export async function claimedCompany(
  { url, redirect }: Pick<APIContext, 'url' | 'redirect'>,
  rejected: RejectedForm | null,
): Promise<ListedCompany | Response | null> {
  const requestedId = url.searchParams.get('idEmp');
  if (requestedId === null) return null;
  const found = /^[1-9]\d{0,8}$/.test(requestedId)
    ? await claimableCompany(db, Number(requestedId))
    : null;
  if (!found) return rejected ? null : redirect(url.pathname);
  const { website: _website, ...listed } = found;
  return listed;
}
