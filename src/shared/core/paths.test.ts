import { describe, expect, it } from 'vitest';
import {
  absolute,
  canonicalPath,
  companyFeature,
  companyGallery,
  companyJob,
  companyList,
  companyPage,
  companyPageQuery,
  companyStory,
  employerSignIn,
  home,
  jobSeekerSignIn,
  media,
  otherLanguage,
  page,
  preview,
  reviewContent,
  video,
  wizard,
} from './paths.ts';

const siam = { idEmp: 42, nameEn: 'Siam Kitchen & Co., Ltd.', nameTh: 'สยามคิทเช่น จำกัด' };
const thaiOnly = { idEmp: 7, nameEn: null, nameTh: 'ข้าวหอม' };

describe('pages', () => {
  it('give Thai no prefix and English /en', () => {
    expect(home('th')).toBe('/');
    expect(home('en')).toBe('/en');
    expect(page('th', '/aboutus')).toBe('/aboutus');
    expect(page('en', '/aboutus')).toBe('/en/aboutus');
    expect(wizard('en', 'company-profile')).toBe('/en/createhrsay/company-profile');
    expect(video('th')).toBe('/video');
    expect(video('en', 'a b')).toBe('/en/video/a%20b');
    expect(reviewContent('th')).toBe('/reviewContent');
    expect(reviewContent('th', 9)).toBe('/reviewContent?idReview=9');
  });

  it('carry where to go after signing in', () => {
    expect(employerSignIn('th', { t: 5, redirectTo: 'createhrsay/start' })).toBe(
      '/login?t=5&redirectTo=createhrsay%2Fstart',
    );
    expect(jobSeekerSignIn('en', 'myYouSay')).toBe('/en/jSignin?to=myYouSay');
  });
});

describe('company list', () => {
  it('says only what was chosen', () => {
    expect(companyList('th')).toBe('/yousay/companylist');
    expect(companyList('en', { keyword: ' ', idJobField: 0, pg: 1 })).toBe(
      '/en/yousay/companylist',
    );
    expect(companyList('th', { keyword: 'ข้าว', idIndustry: 3, pg: 2, sort: 'score' })).toBe(
      '/yousay/companylist?keyword=%E0%B8%82%E0%B9%89%E0%B8%B2%E0%B8%A7&idIndustry=3&sort=score&pg=2',
    );
  });
});

describe('company pages', () => {
  it('are built from the English name, else the Thai one', () => {
    expect(companyPage('th', siam, 'hrsay')).toBe('/company/siam-kitchen-co-ltd-42/hrsay');
    expect(companyPage('en', thaiOnly, 'yousay')).toBe(
      `/en/company/${encodeURIComponent('ข้าวหอม')}-7/yousay`,
    );
    expect(companyPageQuery('th', siam, 'yousay', { sortId: 2, pg: 1 })).toBe(
      '/company/siam-kitchen-co-ltd-42/yousay?sortId=2',
    );
  });

  it('reach openings, stories and posts', () => {
    const base = '/company/siam-kitchen-co-ltd-42';
    expect(companyJob('th', siam, 3)).toBe(`${base}/jobs/3`);
    expect(companyStory('th', siam, 'our/story')).toBe(`${base}/brandsdna/our%2Fstory`);
    expect(companyFeature('th', siam, 1, 2)).toBe(`${base}/hrsay/feature/1-2/post`);
    expect(companyGallery('th', siam, 1, 2)).toBe(`${base}/hrsay/gallery/1-2/post`);
    expect(preview('en', siam)).toBe('/en/preview/hrsay/siam-kitchen-co-ltd-42?from=start');
  });
});

describe('otherLanguage', () => {
  const cases: [string, string][] = [
    ['/', '/en'],
    ['/th', '/en'],
    ['/en', '/'],
    ['/en/yousay?keyword=a&pg=2', '/yousay?keyword=a&pg=2'],
    ['/th/aboutus', '/en/aboutus'],
    ['/english', '/en/english'],
    ['/en//evil.example', '/evil.example'],
    ['//evil.example/x', '/en/x'],
  ];
  it.each(cases)('turns %s into %s', (from, to) => {
    expect(otherLanguage(new URL(from, 'https://yousay.test'))).toBe(to);
  });
});

describe('canonical addresses', () => {
  it('drop /th and can name the other language', () => {
    expect(canonicalPath('/th/aboutus')).toBe('/aboutus');
    expect(canonicalPath('/en/aboutus')).toBe('/en/aboutus');
    expect(canonicalPath('/th', 'en')).toBe('/en');
    expect(absolute('https://yousay.test', '/en')).toBe('https://yousay.test/en');
  });
});

it('names stored pictures by id, width and format', () => {
  expect(media('0a3c', 640, 'avif')).toBe('/media/0a3c/640.avif');
});
