import { expect, it } from 'vitest';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import { jsonLdText } from '#shared/core/markup/json-ld.ts';
import type { ArticleCard } from '../../core/company-content.ts';
import { articleJsonLd, postBreadcrumbs } from './post-json-ld.ts';

const company = { idEmp: 12, companyNameTh: 'น้ำใส', companyNameEn: 'Clear' } as CompanyHeader;
const article: ArticleCard = {
  headline1: 'เปิดบ้าน </script><script>alert(1)</script>',
  headline2: '',
  author: 'ทีมงาน',
  tags: [],
  newsLink: '',
  articleDate: '2026-01-02',
  slugLink: 'open-house',
  idFeature: 5,
  idDetail: 5,
  articleIndex: 5,
  cover: { idMedia: '6b8f3d5e-2a5e-4b0e-9a3f-1d2c3b4a5f60', width: 1600, height: 900 },
};
const path = '/company/clear-12/brandsdna/open-house';
const address = { company, locale: 'th' as const, site: 'https://yousay.example', path };
const CARD = '/share/th/article/12-5.jpg';
const version = { lang: 'th' as const, updatedAt: '2026-03-04T05:06:07Z' };

it('an article contains what its page shows', () => {
  expect(articleJsonLd(article, version, address, CARD)).toMatchObject({
    '@type': 'Article',
    headline: article.headline1,
    inLanguage: 'th',
    mainEntityOfPage: `https://yousay.example${path}`,
    image: 'https://yousay.example/media/6b8f3d5e-2a5e-4b0e-9a3f-1d2c3b4a5f60/1280.webp',
    datePublished: '2026-01-02',
    dateModified: '2026-03-04',
    author: { name: 'ทีมงาน' },
    publisher: { name: 'น้ำใส' },
  });
  expect(jsonLdText(articleJsonLd(article, version, address, CARD))).not.toContain('</script>');
  const plain = articleJsonLd({ ...article, articleDate: '', cover: null }, version, address, CARD);
  expect(plain).not.toHaveProperty('datePublished');
  expect(plain.dateModified).toBe('2026-03-04');
  expect(plain.image).toBe(`https://yousay.example${CARD}`);
});

it('a chapter is below the brand story, an article below the company', () => {
  const names = (within?: string) =>
    JSON.stringify(postBreadcrumbs('เปิดบ้าน', address, within)).match(/"name":"[^"]*"/g);
  expect(names()).toEqual(['"name":"น้ำใส"', '"name":"เปิดบ้าน"']);
  expect(names('เรื่องราว')).toHaveLength(3);
});
