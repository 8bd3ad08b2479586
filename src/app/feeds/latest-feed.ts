import { latestArticles } from '#features/company/server/latest-articles.ts';
import { quotedReviews } from '#features/discovery/server/latest-review-queries.ts';
import { reviewPage } from '#features/review/core/review-paths.ts';
import { translator } from '#i18n/translator.ts';
import { page } from '#shared/core/address.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { articlePage } from '#shared/core/company/company-paths.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Feed, FeedItem } from '#shared/core/markup/feed.ts';
import { reads } from '#shared/server/db/replica/reads.ts';

const MAX_ITEMS = 20;

/** The latest reviews and articles, as this language's pages show them. */
export async function latestFeed(locale: Locale, kind: 'xml' | 'json'): Promise<Feed> {
  const t = translator(locale);
  const [reviews, articles] = await Promise.all([
    quotedReviews(reads, 'latest', MAX_ITEMS, locale),
    latestArticles(reads, locale, MAX_ITEMS),
  ]);
  const items: FeedItem[] = [
    ...articles.map(({ company, content, article }) => ({
      idEmp: company.idEmp,
      path: articlePage(locale, company, article),
      title: t('company:post.title', {
        headline: article.headline1,
        companyName: companyName(company, locale).text,
      }),
      text: article.headline2,
      day: article.articleDate,
      lang: content.lang,
    })),
    ...reviews.map((review) => ({
      idEmp: review.idEmp,
      path: reviewPage(locale, review.idReview),
      title: t('discovery:feed.review', {
        title: review.title,
        companyName: companyName(review, locale).text,
      }),
      text: review.points,
      day: review.publishedMonth,
      lang: review.lang,
    })),
  ];
  return {
    title: t('discovery:feed.title'),
    description: t('discovery:feed.description'),
    lang: locale,
    homePath: page(locale, '/yousay'),
    path: page(locale, `/feed.${kind}`),
    items: items.sort((first, second) => second.day.localeCompare(first.day)),
  };
}
