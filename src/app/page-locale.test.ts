import { describe, expect, it } from 'vitest';
import { localePaths, pageLocale } from './page-locale.ts';

describe('pageLocale', () => {
  it('tells the language and the prefix of the three variants', () => {
    const variants = localePaths().map(({ params }) => pageLocale({ params }));
    expect(variants).toMatchObject([
      { locale: 'th', prefix: '' },
      { locale: 'th', prefix: '/th' },
      { locale: 'en', prefix: '/en' },
    ]);
  });

  it.each(['xx', 'EN', 'en/th', 'th/x'])('knows no page under %s', (locale) => {
    expect(() => pageLocale({ params: { locale } })).toThrow(locale);
  });
});
