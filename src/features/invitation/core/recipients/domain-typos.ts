const BIG_DOMAINS = [
  ...['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'live.com'],
  ...['hotmail.co.th', 'yahoo.co.th', 'outlook.co.th', 'windowslive.com', 'protonmail.com'],
];
/** Existing domains that resemble a big one and are therefore not typos. */
const OTHER_DOMAINS: ReadonlySet<string> = new Set([
  ...BIG_DOMAINS,
  ...['ymail.com', 'mail.com', 'email.com', 'gmx.com', 'gail.com', 'outlook.co', 'cloud.com'],
  ...['hotmail.co.uk', 'live.co.uk', 'live.co.th', 'yahoo.co.uk', 'yahoo.co.jp', 'yahoo.co.in'],
  ...['love.com', 'like.com', 'line.com', 'life.com', 'lives.com', 'hive.com', 'five.com'],
  ...['dive.com', 'olive.com', 'alive.com'],
]);
/** Google has mailboxes only under gmail.com, so any other ending is a typo. */
const WRONG_GMAIL_ENDING = /^gmail\.(?!com$)/;
/** Names this long resemble no other domain even with a second typo in the ending. */
const MIN_SURE_NAME_LENGTH = 5;

/** The big domain that was intended; null without a typo or when several are possible. */
export function intendedDomain(domain: string): string | null {
  const input = domain.toLowerCase();
  if (WRONG_GMAIL_ENDING.test(input)) return 'gmail.com';
  if (OTHER_DOMAINS.has(input)) return null;
  const near = BIG_DOMAINS.filter((big) => isOneSlip(input, big) || isSlipInBothParts(input, big));
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** True for one insertion, deletion, substitution or transposition (Damerau-Levenshtein). */
function isOneSlip(input: string, intended: string): boolean {
  if (Math.abs(input.length - intended.length) > 1) return false;
  let from = 0;
  while (from < intended.length && input[from] === intended[from]) from += 1;
  const rest = (text: string, skipped: number) => text.slice(from + skipped);
  const isSwapped =
    input[from] === intended[from + 1] &&
    input[from + 1] === intended[from] &&
    rest(input, 2) === rest(intended, 2);
  return (
    isSwapped ||
    rest(input, 1) === rest(intended, 1) ||
    rest(input, 1) === rest(intended, 0) ||
    rest(input, 0) === rest(intended, 1)
  );
}

/** True for one typo in the name and one in the ending, as in `gmial.con`. */
function isSlipInBothParts(input: string, intended: string): boolean {
  const [name = '', ending = ''] = input.split(/\.(.*)/s);
  const [ownName = '', ownEnding = ''] = intended.split(/\.(.*)/s);
  const isSure = ownName.length >= MIN_SURE_NAME_LENGTH && name[0] === ownName[0];
  return isSure && isOneSlip(name, ownName) && isOneSlip(ending, ownEnding);
}

interface DomainTypo {
  readonly input: string;
  readonly intended: string;
  readonly count: number;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

export function domainTypos(addresses: readonly string[]): readonly DomainTypo[] {
  const counts = new Map<string, number>();
  for (const address of addresses) {
    const domain = domainOf(address);
    counts.set(domain, (counts.get(domain) ?? 0) + 1);
  }
  return [...counts].flatMap(([input, count]) => {
    const intended = intendedDomain(input);
    return intended === null ? [] : [{ input, intended, count }];
  });
}

export function withIntendedDomain(address: string): string {
  const intended = intendedDomain(domainOf(address));
  return intended === null ? address : `${address.slice(0, address.lastIndexOf('@'))}@${intended}`;
}
