import { describe, expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { pageFaults } from './page-faults.ts';
import { readPage } from './read-page.ts';

const SITE = 'http://localhost:4321';
const RIGHT = {
  lang: 'en',
  title: '<title>Jobs</title>',
  description: '<meta name="description" content="What is open">',
  canonical: `<link rel="canonical" href="${SITE}/en/jobs?pg=2">`,
  alternates: ['th', 'en', 'x-default']
    .map((name) => [name, `${SITE}${name === 'en' ? '/en' : ''}/jobs?pg=2`])
    .map(([name, href]) => `<link rel="alternate" hreflang="${name}" href="${href}">`)
    .join(''),
  body: '<h1>Jobs</h1>',
};

function faults(wrong: Partial<typeof RIGHT>, path = '/en/jobs?pg=2&sort=score') {
  const { lang, title, description, canonical, alternates, body } = { ...RIGHT, ...wrong };
  const head = `<head>${title}${description}${canonical}${alternates}</head>`;
  return pageFaults(
    path,
    readPage(`<html lang="${lang}">${head}<body>${body}</body></html>`),
    SITE,
  );
}

const head = RIGHT.body;
const { tagline } = catalogue('en').shared.site;
const { blocked } = catalogue('en').session.google;

it('finds nothing wrong with a page that is right', () => {
  const body = [
    head,
    '<a href="/en">Home</a><a href="/jobs" hreflang="th" lang="th">ภาษาไทย</a><a href="/feed.xml">Feed</a>',
    `<p lang="th">รีวิว YouSay <i lang="en">${tagline}</i></p><svg><title>Star</title></svg>`,
    '<img src="/a.webp" width="3" height="2" alt="">',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"ก","url":"https://a.example"}</script>',
  ];
  expect(faults({ body: body.join('') })).toEqual([]);
});

it('lets a title and a description say in Thai what the page says and calls Thai', () => {
  const said = '<title>Jobs at น้ำใส จำกัด</title>';
  const body = `${head}<p lang="th"><b>บริษัท</b> น้ำใส\n จำกัด</p>`;
  const description = '<meta name="description" content="What is open at น้ำใส จำกัด">';
  expect(faults({ title: said, description, body })).toEqual([]);
  expect(faults({ title: said })).toEqual([expect.stringContaining('other language: title Jobs')]);
});

it.each<[string, Partial<typeof RIGHT>, string]>([
  ['the title', { title: '<title>Jobs at {{name}}</title>' }, 'title Jobs'],
  [
    'the description',
    { description: '<meta name="description" content="{{count, number}} jobs">' },
    'description {{',
  ],
  ['a text', { body: `${head}<p>Hello, <b>{{name}}</b></p>` }, 'b {{name}}'],
  ['what is heard', { body: `${head}<i aria-label="{{name}}"></i>` }, 'i[aria-label] {{name}}'],
  ...['og:title', 'og:description', 'og:image:alt', 'twitter:title'].map(
    (name): [string, Partial<typeof RIGHT>, string] => [
      `what ${name} shares`,
      { body: `<meta property="${name}" content="At {{name}}">${head}` },
      `${name} At`,
    ],
  ),
  [
    'structured data',
    {
      body: `${head}<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"{{name}}","url":"https://a.example"}</script>`,
    },
    'structured data {',
  ],
])('tells of a place that nobody filled in %s', (_, wrong, where) => {
  expect(faults(wrong)).toEqual([expect.stringContaining(`leaves a place empty: ${where}`)]);
});

it('leaves the sentences that scripts fill to them', () => {
  const island =
    '<astro-island props="{&quot;words&quot;:&quot;{{count}} jobs&quot;}">1 job</astro-island>';
  expect(faults({ body: `${head}${island}<script>say('{{name}}')</script>` })).toEqual([]);
});

it('lets what a company tells be in one language alone, the page’s own', () => {
  const path = '/en/company/a-1/hrsay';
  const own = (name: string) => `<link rel="alternate" hreflang="${name}" href="${SITE}${path}">`;
  const canonical = `<link rel="canonical" href="${SITE}${path}">`;
  const told = (...names: string[]) =>
    faults({ canonical, alternates: names.map(own).join('') }, path);
  expect(told('en', 'x-default')).toEqual([]);
  expect(told('th', 'x-default')).toContain('has the alternates th x-default');
});

it('asks nothing of the addresses of a page search engines may not show', () => {
  const hidden = `${RIGHT.description}<meta name="robots" content="noindex">`;
  expect(faults({ description: hidden, canonical: '', alternates: '' })).toEqual([]);
});

describe('tells', () => {
  it.each<[string, Partial<typeof RIGHT>, RegExp]>([
    ['another language than that of the address', { lang: 'th' }, /is in "th"/],
    ['no title', { title: '' }, /0 titles/],
    ['Thai in an English title', { title: '<title>งาน · YouSay</title>' }, /language: title งาน/],
    [
      'Thai in an English description',
      { description: '<meta name="description" content="Reviews of งาน">' },
      /language: description Reviews/,
    ],
    [
      'Thai in what an English page is shared by',
      { body: `<meta property="og:description" content="งาน">${head}` },
      /language: og:description งาน/,
    ],
    ['no description', { description: '' }, /no description/],
    ['two main headings', { body: head + head }, /2 h1/],
    ['a link out of the language', { body: `${head}<a href="/jobs">Jobs</a>` }, /leads to \/jobs/],
    [
      'Thai that is called English',
      { body: `${head}<p>รีวิว</p>` },
      /says in the other language: p /,
    ],
    [
      'English that is called Thai',
      { body: `${head}<p lang="th">\n${tagline} </p>` },
      /language: p Company/,
    ],
    [
      'English with an entity in it that is called Thai',
      { body: `${head}<p lang="th">${blocked.replace("'", '&#39;')}</p>` },
      /language: p /,
    ],
    ['Thai a blind reader hears', { body: `${head}<i aria-label="รีวิว"></i>` }, /aria-label/],
    [
      'a picture without alt',
      { body: `${head}<img src="/a" width="3" height="2">` },
      /without alt/,
    ],
    ['a picture without size', { body: `${head}<img src="/a" alt="">` }, /width.*height/s],
    ['no canonical address', { canonical: '' }, /0 canonical/],
    [
      'the address of another page',
      { canonical: RIGHT.canonical.replace('pg=2', 'pg=3') },
      /calls itself/,
    ],
    [
      'a language without the other',
      { alternates: RIGHT.alternates.replace(/<[^>]*"th"[^>]*>/, '') },
      /has the alternates/,
    ],
    [
      'another address among its languages',
      { alternates: RIGHT.alternates.replace('/en/jobs', '/en/work') },
      /not among its own/,
    ],
    [
      'a broken piece of structured data',
      { body: `${head}<script type="application/ld+json">{</script>` },
      /cannot be read/,
    ],
  ])('%s', (_, wrong, said) => {
    expect(faults(wrong).join('\n')).toMatch(said);
  });
});
