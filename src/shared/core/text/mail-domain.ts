const PUBLIC_MAIL = new Set([
  ...[
    'gmail.com',
    'googlemail.com',
    'hotmail.com',
    'hotmail.co.th',
    'hotmail.co.uk',
    'outlook.com',
  ],
  ...['outlook.co.th', 'live.com', 'msn.com', 'windowslive.com', 'yahoo.com', 'yahoo.co.th'],
  ...['yahoo.co.uk', 'ymail.com', 'rocketmail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com'],
  ...[
    'proton.me',
    'protonmail.com',
    'pm.me',
    'gmx.com',
    'gmx.net',
    'mail.com',
    'mail.ru',
    'qq.com',
  ],
  ...['163.com', '126.com', 'naver.com', 'zoho.com', 'yandex.com', 'yandex.ru', 'fastmail.com'],
  ...['tutanota.com', 'thaimail.com', 'thaimail.org', 'chaiyo.com', 'sanook.com'],
]);

/** Returns whether everyone can get an address there, so that it verifies no employer. */
export function isFreeMailProvider(domain: string): boolean {
  return PUBLIC_MAIL.has(domain);
}

export function mailDomain(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return asciiDomain(domain) ?? domain.toLowerCase();
}

const PLAIN = /^[\x21-\x7e]*$/;
/** Characters of domains in any script; none of them ends the host in a URL. */
const DOMAIN_CHARACTERS = /^[\p{L}\p{M}\p{N}.。．｡-]{1,254}$/u;

/** The ASCII form of the DNS (`xn--`); null for an invalid domain. */
export function asciiDomain(domain: string): string | null {
  const folded = domain.normalize('NFKC').toLowerCase();
  if (PLAIN.test(folded)) return folded;
  const url = `http://${folded}`;
  return DOMAIN_CHARACTERS.test(folded) && URL.canParse(url) ? new URL(url).hostname : null;
}

export function withAsciiDomain(email: string): string {
  const domainStart = email.lastIndexOf('@') + 1;
  const domain = email.slice(domainStart);
  if (PLAIN.test(domain)) return email;
  return email.slice(0, domainStart) + (asciiDomain(domain) ?? domain);
}

export function websiteHost(website: string | null): string | null {
  if (website === null || !URL.canParse(website)) return null;
  const host = new URL(website).hostname.replace(/^www\./, '');
  return host.includes('.') ? host : null;
}
