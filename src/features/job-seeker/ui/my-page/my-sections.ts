import { translator } from '#i18n/translator.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { formatDate } from '#shared/core/format.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { OwnRows } from '#shared/ui/block/own-rows.ts';
import { ownReview, ownReviews } from '../../core/job-seeker-paths.ts';
import type { OwnReview } from '../../core/resume-contract.ts';

export const countOf = ({ rows, total = rows.length }: OwnRows): number => total;

export function reviewRows(reviews: readonly OwnReview[], total: number, locale: Locale): OwnRows {
  const t = translator(locale);
  const rows = reviews.map((review) => ({
    href: ownReview(locale, review.idReview),
    title: review.title,
    of: companyName(review, locale).text,
    facts: joinByDots([
      t(`jobSeeker:mine.statuses.${review.status}`),
      formatDate(locale, new Date(review.submittedAt)),
    ]),
  }));
  return { id: 'reviews', rows, total, all: ownReviews(locale, 1) };
}
