/** Limits of campaigns; the daily number per company is `INVITATIONS_PER_DAY`. */
export const CAMPAIGN_LIMITS = {
  recipientsPerPart: 1_000,
  /** Recipients per list; the error for a longer list contains the days it would take. */
  maxRecipients: 5_000,
  /** Minimum days between two invitations by one company to the same recipient. */
  minDaysBetweenInvitations: 7,
  /** Invitations per recipient and day from all companies; further ones wait for the next day. */
  dailyEmailsPerRecipient: 5,
  /** Validity of an invitation link after the last e-mail that contains it. */
  linkValidDays: 30,
  /** Recipients within `linkValidDays` below which the label "invited" could identify a writer. */
  minLabelRecipients: 5,
  /** Retention of an address after its e-mail left or was given up. */
  addressKeepDays: 90,
  warmUpShares: [0.2, 0.5],
  /** Smaller numbers of recipients without e-mail are not disclosed to the company. */
  minDisclosedCount: 5,
  /** Suspends a campaign above `rate`, once `minSent` e-mails left or the count reached `from`. */
  suspension: {
    minSent: 100,
    complaints: { rate: 0.003, from: 3 },
    bounces: { rate: 0.05, from: 5 },
  },
  domain: {
    maxConnections: 2,
    retryDelaysSeconds: [60, 300, 900, 3_600, 10_800],
    /** Temporary errors (4xx) of a domain in a row, after which all its recipients wait. */
    maxConsecutiveDeferrals: 3,
    maxConsecutiveRejections: 20,
  },
} as const;
