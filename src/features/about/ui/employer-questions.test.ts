import { expect, it } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { faqJsonLd } from '#shared/core/markup/faq-json-ld.ts';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { employerQuestions } from './employer-questions.ts';

it.each(LOCALES)(
  'every question of employers is answered, in %s, with the numbers of today',
  (locale) => {
    const asked = employerQuestions(translator(locale), 'team@example.com');
    expect(new Set(asked.map(({ question }) => question)).size).toBe(7);
    const said = JSON.stringify(faqJsonLd(asked));
    expect(said).not.toMatch(/about:|\{\{/);
    expect(said).toContain('team@example.com');
    expect(said).toContain(` ${PACKAGE_CAPS.platinum.imagesPerAspect} `);
    expect(PACKAGE_CAPS.silver.imagesPerAspect).toBe(PACKAGE_CAPS.basic.imagesPerAspect);
  },
);
