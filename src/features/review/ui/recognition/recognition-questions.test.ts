import { expect, it } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { faqJsonLd } from '#shared/core/markup/faq-json-ld.ts';
import { RECOGNITION_MIN_REVIEWS } from '../../core/recognition.ts';
import { recognitionQuestions } from './recognition-questions.ts';

it.each(LOCALES)(
  'answers every question about recognition, in %s, with current numbers',
  (locale) => {
    const asked = recognitionQuestions(translator(locale));
    expect(new Set(asked.map(({ question }) => question)).size).toBe(4);
    const said = JSON.stringify(faqJsonLd(asked));
    expect(said).not.toMatch(/recognition:|\{\{/);
    expect(said).toContain(` ${RECOGNITION_MIN_REVIEWS} `);
  },
);
