import type { ListedCompany } from '../core/claim.ts';

/** What the browser keeps a registration under: a company of one's own, or the listed one that is asked for. */
export function registerDraft(claimed: ListedCompany | null | undefined): string {
  return claimed ? `register:${claimed.idEmp}` : 'register';
}
