export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Limit {
  /** Unique: limits do not share a budget. */
  readonly name: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /** Counted in the database across processes, for limits that protect accounts. */
  readonly shared: boolean;
  /**
   * Per person, else per IP address; per network (IPv6 /48, IPv4 /24); or for all together.
   * `account` counts signed-in people per person on public endpoints too.
   */
  readonly per?: 'account' | 'network' | 'all';
}

export function defineLimit(limit: Limit): Limit {
  return limit;
}

export const PUBLIC_LIMIT = defineLimit({
  name: 'public',
  points: 200,
  duration: MINUTE,
  shared: false,
});

export const SESSION_LIMIT = defineLimit({
  name: 'session',
  points: 300,
  duration: 5 * MINUTE,
  shared: false,
});

/** Replaces SESSION_LIMIT for the review team: each decision is a form and the page it leads to. */
export const TEAM_LIMIT = defineLimit({
  name: 'team',
  points: 1200,
  duration: 5 * MINUTE,
  shared: false,
});

/** Pages rendered for an account, across IP addresses and sessions. */
export const ACCOUNT_PAGE_LIMIT = defineLimit({
  name: 'accountPage',
  points: 300,
  duration: 5 * MINUTE,
  shared: false,
});

export const TEAM_PAGE_LIMIT = defineLimit({
  name: 'teamPage',
  points: 1200,
  duration: 5 * MINUTE,
  shared: false,
});

/** Pages rendered for an IP address; cached and prebuilt pages do not count. */
export const PAGE_LIMIT = defineLimit({
  name: 'page',
  points: 200,
  duration: MINUTE,
  shared: false,
});

/** Cached pages compressed or decompressed for an IP address: each costs a fifth of a rendering. */
export const FORM_LIMIT = defineLimit({
  name: 'page form',
  points: 1_000,
  duration: MINUTE,
  shared: false,
});

/** Default retention of a sent mail; its template may shorten it. */
export const MAIL_RETENTION_DAYS = 30;
