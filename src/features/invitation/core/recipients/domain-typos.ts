/** Where most people have their mailbox. */
const BIG_DOMAINS = [
  ...['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'live.com'],
  ...['hotmail.co.th', 'yahoo.co.th', 'outlook.co.th', 'windowslive.com', 'protonmail.com'],
];
/** Near one of these, and domains of their own. */
const OTHER_DOMAINS: ReadonlySet<string> = new Set([
  ...BIG_DOMAINS,
  ...[
    'ymail.com',
    'mail.com',
    'email.com',
    'live.co.th',
    'yahoo.co.uk',
    'yahoo.co.jp',
    'yahoo.co.in',
  ],
  ...['hotmail.co.uk', 'live.co.uk', 'love.com', 'like.com', 'line.com', 'hive.com', 'five.com'],
  ...['olive.com', 'dive.com', 'life.com', 'gmx.com', 'outlook.co', 'cloud.com', 'lives.com'],
]);
/** Endings that Google has no mailboxes under, whose addresses are meant for the first of the big ones. */
const NEVER_GOOGLE: ReadonlySet<string> = new Set([
  'gmail.co.th',
  'gmail.co',
  'gmail.th',
  'gmail.net',
]);

/** The big domain that was meant, by one slip of a finger; null when none was, or nobody can know. */
export function meantDomain(domain: string): string | null {
  const typed = domain.toLowerCase();
  if (NEVER_GOOGLE.has(typed)) return 'gmail.com';
  if (OTHER_DOMAINS.has(typed)) return null;
  const near = BIG_DOMAINS.filter((big) => isOneSlip(typed, big));
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** One letter too many, too few, another or in its neighbour's place. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let from = 0;
  while (from < meant.length && typed[from] === meant[from]) from += 1;
  const rest = (text: string, skipped: number) => text.slice(from + skipped);
  const isSwapped =
    typed[from] === meant[from + 1] &&
    typed[from + 1] === meant[from] &&
    rest(typed, 2) === rest(meant, 2);
  return (
    isSwapped ||
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1)
  );
}

interface DomainTypo {
  readonly typed: string;
  readonly meant: string;
  readonly count: number;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Each domain of these addresses that seems mistyped, once. */
export function domainTypos(addresses: readonly string[]): readonly DomainTypo[] {
  const counts = new Map<string, number>();
  for (const address of addresses) {
    const domain = domainOf(address);
    counts.set(domain, (counts.get(domain) ?? 0) + 1);
  }
  return [...counts].flatMap(([typed, count]) => {
    const meant = meantDomain(typed);
    return meant === null ? [] : [{ typed, meant, count }];
  });
}

/** The address under the domain that was meant. */
export function withMeantDomain(address: string): string {
  const meant = meantDomain(domainOf(address));
  return meant === null ? address : `${address.slice(0, address.lastIndexOf('@'))}@${meant}`;
}
