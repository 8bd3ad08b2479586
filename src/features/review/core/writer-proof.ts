/** Who besides the writer says that they worked here: only such a proof labels a review. */
export const WRITER_PROOFS = ['resumeService', 'invitation', 'companyAddress'] as const;
export type WriterProof = (typeof WRITER_PROOFS)[number];

/** Anybody gets an address there, so it proves no employer. */
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

/** An address at the domain of the company's web site, or below it. */
export function isCompanyAddress(address: string, website: string | null): boolean {
  if (website === null || !URL.canParse(website)) return false;
  const site = new URL(website).hostname.replace(/^www\./, '');
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (PUBLIC_MAIL.has(site) || PUBLIC_MAIL.has(domain) || !site.includes('.')) return false;
  return domain === site || domain.endsWith(`.${site}`);
}
