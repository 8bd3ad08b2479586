export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How often somebody may do something. */
export interface Limit {
  /** Its own: no two limits share a budget. */
  readonly name: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /** Counted in the database, for all processes: for what protects accounts. */
  readonly shared: boolean;
  /**
   * Counted per person, else per address; per network (IPv6 /48, IPv4 /24); or for all together. With `account`,
   * doors that are open to everybody count people who are signed in per person too.
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

/** What the review team does in place of SESSION_LIMIT: each decision is a form and the page it leads to. */
export const TEAM_LIMIT = defineLimit({
  name: 'team',
  points: 1200,
  duration: 5 * MINUTE,
  shared: false,
});

/** Pages rendered for an account, from whatever address and in whatever session. */
export const ACCOUNT_PAGE_LIMIT = defineLimit({
  name: 'accountPage',
  points: 300,
  duration: 5 * MINUTE,
  shared: false,
});

/** The same for an account of the review team. */
export const TEAM_PAGE_LIMIT = defineLimit({
  name: 'teamPage',
  points: 1200,
  duration: 5 * MINUTE,
  shared: false,
});

/** Pages rendered for an address; what is kept or built costs nothing. */
export const PAGE_LIMIT = defineLimit({
  name: 'page',
  points: 200,
  duration: MINUTE,
  shared: false,
});

/** Kept pages unpacked or packed for an address: each takes a fifth of what rendering one takes. */
export const FORM_LIMIT = defineLimit({
  name: 'page form',
  points: 1_000,
  duration: MINUTE,
  shared: false,
});

/** A mail is kept so many days after it was written, unless its template says fewer. */
export const MAIL_RETENTION_DAYS = 30;
