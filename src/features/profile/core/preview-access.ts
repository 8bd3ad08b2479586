export interface PreviewVisit {
  /** The company whose draft is asked for. */
  readonly idEmp: number;
  /** The company signed in, if any. */
  readonly ownEmp: number | null;
  readonly isTeam: boolean;
  /** The `iframe=1` of the address: spares a sign-out, authorises nothing. */
  readonly isFramed: boolean;
  /** The Sec-Fetch-Site header; null where the browser does not send it. */
  readonly site: string | null;
}

export type PreviewAccess = 'show' | 'signIn' | 'leave' | 'signOut';

/**
 * Drafts are for their own company and for the review team. Somebody signed in for another company is
 * signed out and sent home, but never by a link on another site, which its author could plant.
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
