import type { APIContext } from 'astro';
import type { ListedCompany } from '#features/employer/core/claim.ts';
import { claimableCompany } from '#features/employer/server/claims/claim-queries.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { db } from '#shared/server/db/pool.ts';

/**
 * The listed company that `?idEmp=` asks to look after. The way to the plain form when nobody can ask for
 * it, unless that was just said.
 */
export async function claimedCompany(
  { url, redirect }: Pick<APIContext, 'url' | 'redirect'>,
  refused: RefusedForm | null,
): Promise<ListedCompany | Response | null> {
  const asked = url.searchParams.get('idEmp');
  if (asked === null) return null;
  const found = /^[1-9]\d{0,8}$/.test(asked) ? await claimableCompany(db, Number(asked)) : null;
  if (!found) return refused ? null : redirect(url.pathname);
  const { website: _kept, ...listed } = found;
  return listed;
}
