import type { ArticleCard, CompanyContent } from '#features/company/core/company-content.ts';
import { ARTICLE, STORY } from '#features/company/core/post-kinds.ts';
import { articleBodyOf } from '#features/company/server/content-queries.ts';
import { articleHtml } from '#features/company/ui/article/article-html.ts';
import { articleJsonLd, postBreadcrumbs } from '#features/company/ui/article/post-json-ld.ts';
import type { Translator } from '#i18n/translator.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { articleCard } from '../share-pictures/company-cards.ts';
import { shareAddress } from '../share-pictures/share-address.ts';
import { postPage } from './post-page.ts';

type ArticleKind = 'article' | 'brandStory';

/** Page data of an article or a chapter of the brand story. */
export async function articlePost(
  page: Parameters<typeof postPage>[0],
  kind: ArticleKind,
  segment: string | undefined,
) {
  const isStory = kind === 'brandStory';
  const found = await postPage(page, isStory ? STORY : ARTICLE, segment);
  if (found instanceof Response) return found;
  const { company, content, post: article, languages, locale, t, path, name, title } = found;
  const address = { company, locale, site: env().PUBLIC_URL, path };
  const within = isStory ? t('company:story.heading') : undefined;
  const { headline1, headline2 } = article;
  const card = articleCard(company, article, { t, locale });
  const cardName = `${company.idEmp}-${article.articleIndex}`;
  const image = shareAddress({ locale, kind: isStory ? 'story' : 'article', name: cardName }, card);
  return {
    company,
    head: {
      title,
      languages,
      description: t('company:post.description', {
        headline: name,
        text: headline2,
        companyName: companyName(company, locale).text,
      }),
      kind: 'article' as const,
      jsonLd: [
        articleJsonLd(article, content, address, image),
        postBreadcrumbs(headline1, address, within),
      ],
      image,
      first: article.cover && ({ media: article.cover, placement: 'large' } as const),
    },
    shown: { company, content, article, kind, html: await shownText(content, article, t), locale },
  };
}

export async function shownText(content: CompanyContent, article: ArticleCard, t: Translator) {
  const { body, pictures } = await articleBodyOf(db, content.idProfile, article.articleIndex);
  return articleHtml(body, {
    pictures,
    videoLink: t('company:post.video'),
    videoTitle: t('company:post.videoTitle', { number: '{{number}}' }),
    tableTitle: t('company:post.tableTitle', { number: '{{number}}' }),
  });
}
