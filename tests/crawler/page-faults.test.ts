import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { pageFaults } from './page-faults.ts';
import { readPage } from './read-page.ts';

const SITE = 'http://localhost:4321';
const data = (name: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"${name}","url":"https://a.example"}</script>`;
const described = (words: string) => `<meta name="description" content="${words}">`;
const RIGHT = {
  lang: 'en',
  title: '<title>Jobs</title>',
  description: described('What is open'),
  canonical: `<link rel="canonical" href="${SITE}/en/jobs?pg=2">`,
  alternates: ['th', 'en', 'x-default']
    .map((name) => [name, `${SITE}${name === 'en' ? '/en' : ''}/jobs?pg=2`])
    .map(([name, href]) => `<link rel="alternate" hreflang="${name}" href="${href}">`)
    .join(''),
  heading: '<h1>Jobs</h1>',
  body: '',
};
type Wrong = Partial<typeof RIGHT>;

function faults(wrong: Wrong, path = '/en/jobs?pg=2&sort=score') {
  const { lang, title, description, canonical, alternates, heading, body } = { ...RIGHT, ...wrong };
  const head = `<head>${title}${description}${canonical}${alternates}</head>`;
  const html = `<html lang="${lang}">${head}<body>${heading}${body}</body></html>`;
  return pageFaults(path, readPage(html), SITE);
}

const { tagline } = catalogue('en').shared.site;
const { blocked } = catalogue('en').session.google;

it('finds nothing wrong with a page that is right, nor with the sentences that scripts fill', () => {
  const body = [
    '<a href="/en">Home</a><a href="/jobs" hreflang="th" lang="th">ภาษาไทย</a><a href="/feed.xml">Feed</a>',
    `<p lang="th">รีวิว YouSay <i lang="en">${tagline}</i></p><svg><title>Star</title></svg>`,
    '<img src="/a.webp" width="3" height="2" alt="">',
    '<astro-island props="{&quot;words&quot;:&quot;{{count}} jobs&quot;}">1 job</astro-island>',
    "<script>say('{{name}}')</script>",
    data('ก'),
  ];
  expect(faults({ body: body.join('') })).toEqual([]);
});

it('accepts Thai names in a title and description when the page marks them as Thai', () => {
  const title = '<title>Jobs at น้ำใส จำกัด</title>';
  const body = '<p lang="th"><b>บริษัท</b> น้ำใส\n จำกัด</p>';
  const description = described('What is open at น้ำใส จำกัด');
  expect(faults({ title, description, body })).toEqual([]);
  expect(faults({ title })).toEqual([expect.stringContaining('other language: title Jobs')]);
});

it('accepts a company page in one language only when it is its own', () => {
  const path = '/en/company/a-1/hrsay';
  const own = (name: string) => `<link rel="alternate" hreflang="${name}" href="${SITE}${path}">`;
  const canonical = `<link rel="canonical" href="${SITE}${path}">`;
  const faultsWith = (...names: string[]) =>
    faults({ canonical, alternates: names.map(own).join('') }, path);
  expect(faultsWith('en', 'x-default')).toEqual([]);
  expect(faultsWith('th', 'x-default')).toContain('has the alternates th x-default');
});

it('asks nothing of the addresses of a page search engines may not show', () => {
  const hidden = `${RIGHT.description}<meta name="robots" content="noindex">`;
  expect(faults({ description: hidden, canonical: '', alternates: '' })).toEqual([]);
});

it.each<[Wrong, string]>([
  [{ lang: 'th' }, 'is in "th"'],
  [{ title: '' }, '0 titles'],
  [{ title: '<title>งาน · YouSay</title>' }, 'language: title งาน'],
  [{ title: '<title>Jobs at {{name}}</title>' }, 'place empty: title Jobs'],
  [{ description: '' }, 'no description'],
  [{ description: described('Reviews of งาน') }, 'language: description Reviews'],
  [{ description: described('{{count, number}} jobs') }, 'place empty: description {{'],
  [{ heading: RIGHT.heading.repeat(2) }, '2 h1'],
  [{ canonical: '' }, '0 canonical'],
  [{ canonical: RIGHT.canonical.replace('pg=2', 'pg=3') }, 'calls itself'],
  [{ alternates: RIGHT.alternates.replace(/<[^>]*"th"[^>]*>/, '') }, 'has the alternates'],
  [{ alternates: RIGHT.alternates.replace('/en/jobs', '/en/work') }, 'not among its own'],
  ...['og:title', 'og:description', 'og:image:alt', 'twitter:title'].map(
    (name): [Wrong, string] => [
      { body: `<meta property="${name}" content="At {{name}}">` },
      `place empty: ${name} At`,
    ],
  ),
  ...[
    ['<meta property="og:description" content="งาน">', 'language: og:description งาน'],
    ['<p>Hello, <b>{{name}}</b></p>', 'place empty: b {{name}}'],
    ['<i aria-label="{{name}}"></i>', 'place empty: i[aria-label] {{name}}'],
    ['<a href="/jobs">Jobs</a>', 'leads to /jobs'],
    ['<p>รีวิว</p>', 'says in the other language: p '],
    [`<p lang="th">\n${tagline} </p>`, 'language: p Company'],
    [`<p lang="th">${blocked.replace("'", '&#39;')}</p>`, 'language: p '],
    ['<i aria-label="รีวิว"></i>', 'aria-label'],
    ['<img src="/a" width="3" height="2">', 'without alt'],
    ['<img src="/a" alt="" height="2">', 'without width'],
    ['<img src="/a" alt="" width="3">', 'without height'],
    ['<script type="application/ld+json">{</script>', 'cannot be read'],
    [data('{{name}}'), 'place empty: structured data {'],
  ].map(([body = '', said = '']): [Wrong, string] => [{ body }, said]),
])('reports %o: %s', (wrong, said) => {
  expect(faults(wrong).join('\n')).toContain(said);
});
