export interface PreviewVisit {
  readonly idEmp: number;
  readonly ownEmp: number | null;
  readonly isTeam: boolean;
  /** From `iframe=1` in the URL: prevents a sign-out and grants nothing. */
  readonly isFramed: boolean;
  /** The Sec-Fetch-Site header; null if the browser does not send it. */
  readonly site: string | null;
}

export type PreviewAccess = 'show' | 'signIn' | 'leave' | 'signOut';

/**
 * Drafts are visible to their company and the review team. Another company's user is signed out,
 * but never through a link on another site, which its author could plant.
 */
export function previewAccess({
  idEmp,
  ownEmp,
  isTeam,
  isFramed,
  site,
}: PreviewVisit): PreviewAccess {
  if (isTeam || ownEmp === idEmp) return 'show';
  if (ownEmp === null) return 'signIn';
  const isOwnDoing = site === 'same-origin' || site === 'none';
  return isOwnDoing && !isFramed ? 'signOut' : 'leave';
}
