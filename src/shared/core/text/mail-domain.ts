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

/** Anybody gets an address there, so it proves no employer. */
export function isPublicMail(domain: string): boolean {
  return PUBLIC_MAIL.has(domain);
}

export function mailDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** The host of a web site without `www.`; null when there is none. */
export function websiteHost(website: string | null): string | null {
  if (website === null || !URL.canParse(website)) return null;
  const host = new URL(website).hostname.replace(/^www\./, '');
  return host.includes('.') ? host : null;
}
