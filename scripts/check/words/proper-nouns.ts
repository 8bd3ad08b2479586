import packages from '#i18n/en/packages.json' with { type: 'json' };

/** Names written in Latin letters in Thai texts too, so that a message may consist of them. */
export const PROPER_NOUNS: ReadonlySet<string> = new Set([
  'YouSay',
  'HRSay',
  'YouTube',
  'Google',
  'Facebook',
  'LINE',
  'X',
  'LinkedIn',
  'English',
  'CSV',
  'PDF',
  'PNG',
  'JPG',
  'GIF',
  'MB',
  'GB',
  'OpenAPI',
  'JSON',
  ...Object.values(packages.names),
]);

/** The language switch names each language in its own script. */
export const THAI_IN_ENGLISH: ReadonlySet<string> = new Set(['ไทย']);
