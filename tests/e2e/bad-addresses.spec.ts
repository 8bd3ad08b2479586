import { catalogue } from '#i18n/catalogues.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { expect, LANGUAGE_TAGS, httpTest as test } from '../support/journey.ts';
import { rawBytes, rawRequest } from '../support/raw-request.ts';

const LIST = '/yousay/companylist';
const NUMBERS = ['0', '-1', '1e9', 'abc', '999999', '1.5', '', '%00', '99999999999999999999'];

const LOST = [
  '/%ff',
  '/%',
  '/%00',
  '/%zz',
  '/%e0%b8',
  '/.env',
  '/..%2f..%2fetc/passwd',
  '/500',
  '/404',
  '/company/0',
  '/company/1.5',
  '/company/1e3',
  '/company/2147483648',
  '/company/999999999',
  '/company/%ff/hrsay',
  '/company/99999999999999999999/hrsay',
  '/company/abc',
  '/company/abc-0/yousay',
  '/company/nobody-999999999/yousay',
  '/company/x-1x/yousay',
  '/mYousayQuestion?idEmp=',
  '/mYousayQuestion?idEmp=1x',
  '/mYousayQuestion?idEmp=%00',
  '/mYousayQuestion?idEmp=99999999999999',
  '/preview/hrsay/1?enc=%00&key=%ff',
  ...['x'.repeat(38), 'zzzzzzzzzz', 'nothing'].map((token) => `/invite/${token}`),
  `${LIST}?keyword=${'x'.repeat(7_000)}`,
  `${LIST}?keyword=${encodeURIComponent('ก'.repeat(300))}`,
  `${LIST}?pg=99999`,
  ...NUMBERS.map((pg) => `${LIST}?pg=${pg}`),
  ...['vpp=0', 'vpp=-1', 'vpp=abc', 'vpp=999', 'vpp=%00'].map((query) => `${LIST}?${query}`),
  ...['sort=abc', 'sort=0', 'sort='].map((query) => `${LIST}?${query}`),
  ...['idJobField', 'idIndustry'].flatMap((name) =>
    ['-1', 'abc', '1e9', '%00'].map((value) => `${LIST}?${name}=${value}`),
  ),
  ...NUMBERS.map((pg) => `/jobs?pg=${pg}`),
  ...[
    'idJobField=29',
    'province=99',
    'jobType=%00',
    'education=x',
    'salaryFrom=1',
    'scoreFrom=9',
    'fresh=2',
    'sort=idJob',
  ].map((query) => `/jobs?${query}`),
];

const FOUND = [
  `${LIST}?keyword=%00`,
  `${LIST}?keyword=%ff`,
  `${LIST}?keyword=%ed%a0%80`,
  `${LIST}?keyword=%`,
  `${LIST}?keyword=%27%20or%201=1--`,
  '/jobs?keyword=%00',
  '/jobs?keyword=%ed%a0%80',
  '/jobs?keyword=%27%20or%201=1--',
  `${LIST}?keyword[]=1&__proto__=1&constructor=2`,
  `${LIST}?${'a=1&'.repeat(1_500)}`,
  '/register?x=%ff',
];

const TWICE = [
  `${LIST}?pg=1&pg=2`,
  '/jobs?pg=1&pg=2',
  `${LIST}?keyword=a&keyword=b`,
  '/mYousayQuestion?idEmp=1&idEmp=2',
];
const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];
const READ_ONLY = ['/', '/yousay', LIST, '/company/1', '/aboutus'];

const bySource = (language: 'th' | 'en') => (path: string) =>
  language === 'en' ? `/en${path === '/' ? '' : path}` : path;

for (const tag of LANGUAGE_TAGS) {
  test(`lost addresses are a 404 in the path’s language ${tag}`, async ({ baseURL, language }) => {
    for (const path of LOST.map(bySource(language))) {
      const answer = await rawRequest(baseURL, { path });
      expect(answer.status, path).toBe(404);
      expect(answer.body, path).toContain(`lang="${language}"`);
      expect(answer.body, path).toContain('<h1');
    }
  });
}

test('odd queries that name something are answered @thai', async ({ baseURL, language }) => {
  for (const path of FOUND.map(bySource(language))) {
    expect((await rawRequest(baseURL, { path })).status, path).toBe(200);
  }
});

test('unknown languages and development addresses are no pages @thai', async ({ baseURL }) => {
  for (const path of [
    // The development server alone has it.
    '/design-system',
    '/xx',
    '/xx/aboutus',
    '/a/b/aboutus',
    '/TH',
    '/TH/aboutus',
    '/en/en/aboutus',
    '/th/en',
    '/en/xx/yousay',
  ]) {
    expect((await rawRequest(baseURL, { path })).status, path).toBe(404);
  }
});

for (const tag of LANGUAGE_TAGS) {
  test(`odd numbers, URLs and hosts get an error message ${tag}`, async ({ baseURL, language }) => {
    const { errors } = catalogue(language);
    const at = bySource(language);
    const refused: [
      path: string,
      status: number,
      words: string,
      headers?: Record<string, string>,
    ][] = [
      ...TWICE.map((path) => [path, 400, errors.http.bad_request] as [string, number, string]),
      [`${LIST}?keyword=${'x'.repeat(9_000)}`, 414, errors.http.uri_too_long],
      ['/yousay', 421, errors.http.misdirected, { Host: 'evil.example' }],
    ];
    for (const [path, status, words, headers = {}] of refused) {
      const answer = await rawRequest(baseURL, { path: at(path), headers });
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.body).toContain(`lang="${language}"`);
      expect(answer.body).toContain(words);
      expect(answer.head.toLowerCase()).toContain('cache-control: no-store');
      expect(answer.head.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    }
  });
}

test('pages are read with GET and HEAD alone @english', async ({ baseURL, language }) => {
  const { errors } = catalogue(language);
  for (const path of READ_ONLY.map(bySource(language))) {
    for (const method of OTHER_METHODS) {
      const answer = await rawRequest(baseURL, { method, path, body: 'a=1' });
      expect([method, path, answer.status]).toEqual([method, path, 405]);
      expect(answer.head).toMatch(/^allow: GET, HEAD, OPTIONS\r?$/im);
      expect(answer.body).toContain(errors.http.method_not_allowed);
    }
    const options = await rawRequest(baseURL, { method: 'OPTIONS', path });
    expect([path, options.status]).toEqual([path, 204]);
    const head = await rawRequest(baseURL, { method: 'HEAD', path });
    expect([200, 301, 302, 404], path).toContain(head.status);
    expect(head.body).toBe('');
  }
  const nowhere = await rawRequest(baseURL, {
    method: 'POST',
    path: bySource(language)('/nowhere'),
    body: 'a=1',
  });
  expect(nowhere.status).toBe(404);
  const form = await rawRequest(baseURL, {
    method: 'OPTIONS',
    path: bySource(language)('/createhrsay/start'),
  });
  expect(form.head).toMatch(/^allow: GET, HEAD, OPTIONS, POST\r?$/im);
});

for (const tag of LANGUAGE_TAGS) {
  test(`a malformed or too large form gets an error page ${tag}`, async ({ baseURL, language }) => {
    const { errors } = catalogue(language);
    const path = bySource(language)('/createhrsay/start');
    const type = 'application/x-www-form-urlencoded';
    const refused = [
      ['{}', 'application/json', 415, errors.http.unsupported_media_type],
      ['x', '', 415, errors.http.unsupported_media_type],
      ['--x--', 'multipart/form-data; boundary=x', 415, errors.http.unsupported_media_type],
      ['a=&'.repeat(300), type, 413, errors.http.payload_too_large],
      [`a=${'b'.repeat(70_000)}`, type, 413, errors.http.payload_too_large],
    ] as const;
    for (const [body, contentType, status, words] of refused) {
      const headers = { ...(contentType && { 'Content-Type': contentType }) };
      const answer = await rawRequest(baseURL, { method: 'POST', path, body, headers });
      expect([contentType, answer.status]).toEqual([contentType, status]);
      expect(answer.body).toContain(words);
    }
    const headers = { 'Content-Type': type };
    const whole = await rawRequest(baseURL, { method: 'POST', path, body: 'lang=%00%ff', headers });
    expect(whole.status).toBe(302);
  });
}

test('no request, or too much of one, is answered in both languages @thai', async ({ baseURL }) => {
  const [th, en] = [catalogue('th').errors.http, catalogue('en').errors.http];
  const host = new URL(baseURL ?? '').host;
  const refused = [
    ['GET / HTTP/9.9\r\n\r\n', 400, 'bad_request'],
    ['GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'bad_request'],
    ['BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'bad_request'],
    [`GET / HTTP/1.1\r\nHost: ${host}\r\nX: \0\r\n\r\n`, 400, 'bad_request'],
    [
      `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ] as const;
  for (const [bytes, status, code] of refused) {
    const answer = await rawBytes(baseURL, Buffer.from(bytes, 'latin1'));
    expect([bytes.slice(0, 20), answer.status]).toEqual([bytes.slice(0, 20), status]);
    expect(answer.body).toBe(`${th[code]}\n${en[code]}\n`);
  }
  expect((await rawRequest(baseURL, { path: '/healthz' })).status).toBe(200);
});

test('a review of no company begins with the choice of one', async ({ request, language }) => {
  const answer = await request.get(inLanguage(language, '/mYousayQuestion'), { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([
    302,
    inLanguage(language, '/mWriteEmployer'),
  ]);
});
