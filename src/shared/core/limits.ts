export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Limit {
  /** Unique name, because limits of the same name would share their counters. */
  readonly name: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /** True if counted in the database, over all processes, as limits that protect accounts are. */
  readonly shared: boolean;
  /**
   * Sharing of a counter. Absent: the signed-in person, else the IP address. `network`: an IPv6 /48
   * or IPv4 /24. `all`: everyone. `account`: as absent, on public endpoints too.
   */
  readonly per?: 'account' | 'network' | 'all' | undefined;
}

type Per = Limit['per'];

/** `points` per `duration`, counted in this process. */
export function localLimit(name: string, points: number, duration: number, per?: Per): Limit {
  return { name, points, duration, shared: false, per };
}

/** `points` per `duration` in seconds, counted in the database across processes. */
export function sharedLimit(name: string, points: number, duration: number, per?: Per): Limit {
  return { name, points, duration, shared: true, per };
}

export const PUBLIC_LIMIT = localLimit('public', 200, MINUTE);

export const SESSION_LIMIT = localLimit('session', 300, 5 * MINUTE);

/** Replaces SESSION_LIMIT for the review team: each decision is a form and the page it leads to. */
export const TEAM_LIMIT = localLimit('team', 1200, 5 * MINUTE);

/** Pages rendered for an account, across IP addresses and sessions. */
export const ACCOUNT_PAGE_LIMIT = localLimit('accountPage', 300, 5 * MINUTE);

export const TEAM_PAGE_LIMIT = localLimit('teamPage', 1200, 5 * MINUTE);

/** Pages rendered for an IP address; cached and prebuilt pages do not count. */
export const PAGE_LIMIT = localLimit('page', 200, MINUTE);

/** Cached pages compressed or decompressed for an IP address: each costs a fifth of a rendering. */
export const FORM_LIMIT = localLimit('page form', 1_000, MINUTE);

/** Default retention of a sent mail; its template may shorten it. */
export const MAIL_RETENTION_DAYS = 30;
