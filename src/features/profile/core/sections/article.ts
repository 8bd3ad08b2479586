import * as z from 'zod/mini';
import { listOf } from '#shared/core/body/bounded-list.ts';
import { slugify } from '#shared/core/slug.ts';
import { articleBody, EMPTY_BODY, figuresOf, replaceImage } from '../article/article-body.ts';
import { bodyText } from '../article/body-text.ts';
import { httpsUrl, optionalDate, optionalMedia, sectionText } from './fields.ts';
import { defineSection, type FieldCodes, itemKind, missingOf } from './section.ts';

const MAX_TAGS = 10;

const article = z.object({
  headline1: sectionText(160).check(z.overwrite((line) => line.replace(/\s+/g, ' '))),
  headline2: sectionText(500),
  body: articleBody,
  author: sectionText(120),
  tags: listOf(sectionText(40), 10 * MAX_TAGS).check(
    z.overwrite((tags) => [...new Set(tags)].filter((tag) => tag !== '')),
    z.maxLength(MAX_TAGS, 'tooLong'),
  ),
  newsLink: httpsUrl(),
  coverMedia: optionalMedia,
  articleDate: optionalDate(),
  showOnProfile: z.boolean(),
  slugLink: sectionText(120).check(z.overwrite(slugify)),
});
export type Article = z.output<typeof article>;

function missing(content: Article): FieldCodes<Article> {
  const isEmpty = bodyText(content.body).trim() === '';
  return {
    ...missingOf(content, {
      headline1: 'headline1Required',
      headline2: 'headline2Required',
      author: 'authorRequired',
    }),
    ...(isEmpty ? { body: 'bodyRequired' } : {}),
  };
}

const story = itemKind<Article>({
  schema: article,
  blank: {
    headline1: '',
    headline2: '',
    body: EMPTY_BODY,
    author: '',
    tags: [],
    newsLink: '',
    coverMedia: null,
    articleDate: '',
    showOnProfile: true,
    slugLink: '',
  },
  cap: 'albumsOrNews',
  pictures: { coverMedia: 'article' },
  picturesWithin: ({ body }) =>
    figuresOf(body).flatMap((figure) =>
      figure.type === 'image' ? [{ ...figure, field: 'body', mediaKind: 'article' }] : [],
    ),
  replaceWithin: (content, idMedia, replacement) => ({
    ...content,
    body: replaceImage(content.body, idMedia, replacement),
  }),
  missing,
  unique: ({ slugLink }) => ({ field: 'slugLink', value: slugLink, code: 'slugTaken' }),
});

export const articles = defineSection({
  name: 'article',
  step: 'article',
  kinds: { article: story, brandStory: story },
});
