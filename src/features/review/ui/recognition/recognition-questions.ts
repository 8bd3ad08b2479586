import type { Translator } from '#i18n/translator.ts';
import type { Answered } from '#shared/core/markup/faq-json-ld.ts';
import { RECOGNITION_MIN_RECENT, RECOGNITION_MIN_REVIEWS } from '../../core/recognition.ts';
import { RECENT_MONTHS } from '../../core/score.ts';

/** Questions about recognition, for the page and for search engines. */
export function recognitionQuestions(t: Translator): readonly Answered[] {
  const needs = {
    reviews: RECOGNITION_MIN_REVIEWS,
    recent: RECOGNITION_MIN_RECENT,
    months: RECENT_MONTHS,
  };
  return (['bought', 'stars', 'removed', 'gone'] as const).map((topic) => ({
    question: t(`recognition:questions.${topic}.question`),
    answer: t(`recognition:questions.${topic}.answer`, needs),
  }));
}
