/** The limits of a sending, in one place; how many a company sends a day is `INVITATIONS_PER_DAY`. */
export const CAMPAIGN_LIMITS = {
  /** Recipients that one call brings. */
  recipientsPerPart: 1_000,
  /** Recipients of one sending; a longer list is refused with the days it would take. */
  maxRecipients: 5_000,
  /** One mailbox is asked by one company once in so many days. */
  minDaysBetweenInvitations: 7,
  /** Letters of all companies that one mailbox gets in a day; the next one waits for the day to end. */
  dailyEmailsPerRecipient: 5,
  /** A recipient's link is good for so long after the last letter with it. */
  linkValidDays: 30,
  /** A label names its writer where a company has written to fewer addresses within `linkDays`. */
  minLabelRecipients: 5,
  /** A recipient's address goes so many days after the letter left or was given up. */
  addressKeepDays: 90,
  /** A new sender address begins with these shares of a day's letters, a day each. */
  warmUpShares: [0.2, 0.5],
  /** Numbers of people who were left out are not shown below this. */
  minDisclosedCount: 5,
  /** A sending stops by itself above these rates, once so many were sent or so many came back. */
  suspension: {
    minSent: 100,
    complaints: { rate: 0.003, from: 3 },
    bounces: { rate: 0.05, from: 5 },
  },
  /** The limits of one receiving domain. */
  domain: {
    maxConnections: 2,
    /** Seconds until the next attempt after a 4xx, by how many there were. */
    retryDelaysSeconds: [60, 300, 900, 3_600, 10_800],
    /** After so many 4xx in a row, each to another recipient, all of the domain waits. */
    maxConsecutiveDeferrals: 3,
    /** After so many refusals in a row the sending stops. */
    maxConsecutiveRejections: 20,
  },
} as const;
