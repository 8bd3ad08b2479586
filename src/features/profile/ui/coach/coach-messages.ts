import { ownOpenings } from '#features/opening/core/opening-paths.ts';
import { reviewsAt, reviewsToAnswer } from '#features/review/core/review-paths.ts';
import { translator } from '#i18n/translator.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import { nextStep } from '../../core/guidance/next-step.ts';
import type { CoachPart, CoachState, PageCoach } from '../../core/guidance/page-coach.ts';
import { companyTool, wizard } from '../../core/profile-paths.ts';

/** The change that raises the score most, or an empty text when the page is complete. */
export function coachNext({ next, lang }: PageCoach, locale: Locale): string {
  const t = translator(locale);
  if (next === null) return '';
  return t(`profile:coach.parts.${next}`, { language: t(`profile:language.${lang}`) });
}

export function coachLine(coach: PageCoach, locale: Locale): string {
  const scoreText = translator(locale)('profile:coach.line', { score: coach.score });
  return joinByDots([scoreText, coachNext(coach, locale)]);
}

/** The page on which the part is completed. */
export function coachHref(
  { lang }: PageCoach,
  part: CoachPart,
  { overview, steps }: Pick<CoachState, 'overview' | 'steps'>,
  locale: Locale,
): string {
  const version = overview[lang];
  if (part === 'pay') return ownOpenings(locale);
  if (part === 'answers') return reviewsAt(reviewsToAnswer(companyTool(locale, 'yousay')));
  if (!version.hasDraft) return wizard(locale, 'start');
  const altTextStep = version.missing.find(({ code }) => code === 'altRequired')?.step;
  const step = {
    essentials: version.essentials.missingStep ?? 'company-profile',
    sections: nextStep(version, steps) ?? 'preview',
    second: version.untranslated[0] ?? nextStep(version, steps) ?? 'preview',
    pictures: altTextStep ?? 'gallery',
    captions: version.pictures.captionStep ?? 'gallery',
    fresh: 'company-profile',
  } as const;
  return wizard(locale, step[part], lang);
}
