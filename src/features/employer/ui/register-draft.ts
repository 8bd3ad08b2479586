import type { ListedCompany } from '../core/claim.ts';

/** The key of a registration draft: a new company or a claimed one. */
export function registerDraft(claimed: ListedCompany | null | undefined): string {
  return claimed ? `register:${claimed.idEmp}` : 'register';
}
