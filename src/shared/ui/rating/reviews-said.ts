import type { Translator } from '#i18n/translator.ts';

/** A score of fewer reviews is called provisional, whatever its interval. */
export const PROVISIONAL_BELOW = 5;

/** Beside every score: of how many reviews it is, and whether so few that it is provisional. */
export function reviewsSaid(t: Translator, count: number): string {
  return count < PROVISIONAL_BELOW
    ? t('shared:figure.reviewsProvisional', { count })
    : t('shared:figure.reviews', { count });
}
