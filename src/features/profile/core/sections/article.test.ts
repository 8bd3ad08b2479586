import { expect, it } from 'vitest';
import { articles } from './article.ts';
import { checkItems, missingIn } from './check-items.ts';

const story = (idItem: string, change = {}, kind = 'article') => ({
  idItem,
  parent: null,
  kind,
  content: { ...articles.kinds.article.blank, ...change },
});

it('an article requires headlines, body and author only', () => {
  expect(missingIn(articles, [story('a')])).toEqual({
    'a.headline1': 'headline1Required',
    'a.headline2': 'headline2Required',
    'a.author': 'authorRequired',
    'a.body': 'bodyRequired',
  });
});

it('slugs are unique among articles and chapters', () => {
  const sent = [
    story('a', { slugLink: 'Our Story!' }),
    story('b', { slugLink: 'our-story' }, 'brandStory'),
    story('c'),
    story('d'),
  ];
  const { items, errors } = checkItems(articles, sent);
  expect(errors).toEqual({ 'b.slugLink': 'slugTaken' });
  expect(items[0]?.content['slugLink']).toBe('our-story');
});

it('normalises a headline to one line, removes repeated tags and requires https', () => {
  const { items, errors } = checkItems(articles, [
    story('a', { headline1: 'เปิดบ้าน\nใหม่', tags: ['ข่าว', ' ข่าว ', ''] }),
    story('b', { newsLink: 'javascript:alert(1)' }),
  ]);
  expect(items[0]?.content).toMatchObject({ headline1: 'เปิดบ้าน ใหม่', tags: ['ข่าว'] });
  expect(errors).toEqual({ 'b.newsLink': 'websiteHttps' });
});
