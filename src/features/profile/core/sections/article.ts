import * as z from 'zod/mini';
import { articleBody, bodyText, EMPTY_BODY } from './article-body.ts';
import { httpsUrl, optionalMedia, text } from './fields.ts';
import type { FieldCodes } from './section.ts';
import { defineSection, itemKind, missingOf } from './section.ts';

const article = z.object({
  headline1: text(160),
  headline2: text(500),
  body: articleBody,
  author: text(120),
  tags: z.array(text(40)).check(z.maxLength(10, 'tooLong')),
  newsLink: httpsUrl,
  coverMedia: optionalMedia,
  articleDate: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'dateRequired')),
  showOnProfile: z.boolean(),
  slugLink: text(120),
});
export type Article = z.output<typeof article>;

function missing(content: Article): FieldCodes<Article> {
  const isEmpty = bodyText(content.body).trim() === '';
  return {
    ...missingOf(content, {
      headline1: 'headline1Required',
      headline2: 'headline2Required',
      author: 'authorRequired',
      articleDate: 'dateRequired',
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
  missing,
  unique: (content) => ({ field: 'slugLink', value: content.slugLink }),
});

/** Articles and news, and the chapters of the brand's story. */
export const articles = defineSection({
  name: 'article',
  step: 'article',
  kinds: { article: story, brandStory: story },
});
