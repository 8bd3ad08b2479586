const YEAR = new Intl.DateTimeFormat('en-u-ca-gregory', {
  year: 'numeric',
  timeZone: 'Asia/Bangkok',
});

/** The year in Thailand: one review of a company in each. */
export function bangkokYear(now: Date): number {
  return Number(YEAR.format(now));
}
