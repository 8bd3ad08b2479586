import type { APIContext } from 'astro';
import { claimableCompany } from '#features/employer/server/claims/claim-queries.ts';
import type { NamedCompany } from '#shared/core/company-name.ts';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { db } from '#shared/server/db/pool.ts';

/**
 * The listed company that `?idEmp=` asks to look after. The way to the plain form when nobody can ask for
 * it, unless that was just said.
 */
export async function claimedCompany(
  { url, redirect }: Pick<APIContext, 'url' | 'redirect'>,
  refused: RefusedForm | null,
): Promise<NamedCompany | Response | null> {
  const asked = url.searchParams.get('idEmp');
  if (asked === null) return null;
  const found = /^[1-9]\d{0,8}$/.test(asked) ? await claimableCompany(db, Number(asked)) : null;
  if (!found) return refused ? null : redirect(url.pathname);
  const { idEmp, companyNameTh, companyNameEn } = found;
  return { idEmp, companyNameTh, companyNameEn };
}
