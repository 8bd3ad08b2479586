import { DELETION_DAYS } from '#features/employer/core/deletion-contract.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Answered } from '#shared/core/markup/faq-json-ld.ts';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';

const QUESTION_KEYS = [
  'price',
  'packages',
  'who',
  'remove',
  'approval',
  'languages',
  'data',
] as const;

/** Frequent questions of employers, for the page and its structured data. */
export function employerQuestions(t: Translator, email: string): readonly Answered[] {
  const { basic, gold, platinum } = PACKAGE_CAPS;
  const facts = {
    email,
    days: DELETION_DAYS,
    basic: basic.imagesPerAspect,
    gold: gold.imagesPerAspect,
    platinum: platinum.imagesPerAspect,
  };
  return QUESTION_KEYS.map((key) => ({
    question: t(`about:employers.questions.${key}.question`),
    answer: t(`about:employers.questions.${key}.answer`, facts),
  }));
}
