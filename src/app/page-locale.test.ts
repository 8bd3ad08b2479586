import { describe, expect, it } from 'vitest';
import { localePaths, pageLocale } from './page-locale.ts';

describe('pageLocale', () => {
  it('returns language and prefix of the three variants', () => {
    const variants = localePaths().map(({ params }) => pageLocale({ params }));
    expect(variants).toMatchObject([
      { locale: 'th', prefix: '' },
      { locale: 'th', prefix: '/th' },
      { locale: 'en', prefix: '/en' },
    ]);
  });

  it.each(['xx', 'EN', 'en/th', 'th/x'])('throws under %s', (locale) => {
    expect(() => pageLocale({ params: { locale } })).toThrow(locale);
  });
});
