/** Limits of campaigns; the daily number per company is `INVITATIONS_PER_DAY`. */
export const CAMPAIGN_LIMITS = {
  recipientsPerPart: 1_000,
  /** A longer list is rejected with the days it would take. */
  maxRecipients: 5_000,
  /** Minimum distance between two invitations of a company to one recipient. */
  minDaysBetweenInvitations: 7,
  /** Limit of all companies together; further e-mails wait for the next day. */
  dailyEmailsPerRecipient: 5,
  /** Counted from the last e-mail with the link. */
  linkValidDays: 30,
  /** With fewer addresses within `linkValidDays` a label would identify its writer. */
  minLabelRecipients: 5,
  /** Counted from the day on which the e-mail left or was given up. */
  addressKeepDays: 90,
  warmUpShares: [0.2, 0.5],
  /** Smaller numbers of omitted recipients are not disclosed. */
  minDisclosedCount: 5,
  /** Rates above which a campaign is suspended, and the counts from which a rate is significant. */
  suspension: {
    minSent: 100,
    complaints: { rate: 0.003, from: 3 },
    bounces: { rate: 0.05, from: 5 },
  },
  domain: {
    maxConnections: 2,
    retryDelaysSeconds: [60, 300, 900, 3_600, 10_800],
    /** After as many 4xx for different recipients in a row the entire domain waits. */
    maxConsecutiveDeferrals: 3,
    maxConsecutiveRejections: 20,
  },
} as const;
