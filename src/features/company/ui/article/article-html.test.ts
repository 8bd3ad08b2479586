import { describe, expect, it } from 'vitest';
import { articleHtml } from './article-html.ts';

const MEDIA = '6b8f3d5e-2a5e-4b0e-9a3f-1d2c3b4a5f60';
const pictures = { [MEDIA]: { idMedia: MEDIA, width: 1600, height: 900 } };
const body = (...children: unknown[]) => ({ root: { type: 'root', children } });
const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
const html = (stored: unknown) =>
  articleHtml(stored, {
    pictures,
    videoLink: 'ดู & ฟัง',
    videoTitle: 'วิดีโอ {{number}}',
    tableTitle: 'ตาราง {{number}}',
  });
const list = (listType: string, words: string) => ({
  type: 'list',
  listType,
  children: [{ type: 'listitem', children: [text(words)] }],
});
const paragraph = (...children: unknown[]) => body({ type: 'paragraph', children });

it('renders every node type of an article', () => {
  expect(
    html(
      body(
        { type: 'heading', tag: 'h2', children: [text('หัวข้อ')] },
        {
          type: 'paragraph',
          children: [
            text('ก '),
            text('หนา', 1),
            text('เอียง', 2),
            text('ทั้งสอง', 3),
            { type: 'linebreak' },
            { type: 'link', url: 'https://example.com/?a=1&b="2"', children: [text('ลิงก์')] },
          ],
        },
        { type: 'quote', children: [text('คำพูด')] },
        list('number', '1'),
        { ...list('number', '2'), start: 2 },
      ),
    ),
  ).toBe(
    '<h2>หัวข้อ</h2>' +
      '<p>ก <strong>หนา</strong><em>เอียง</em><strong><em>ทั้งสอง</em></strong><br>' +
      '<a href="https://example.com/?a=1&amp;b=&quot;2&quot;" rel="nofollow noopener">ลิงก์</a></p>' +
      '<blockquote>คำพูด</blockquote><ol><li>1</li></ol><ol start="2"><li>2</li></ol>',
  );
});

it('renders a picture with its caption, and nothing for a missing picture', () => {
  const image = { type: 'image', idMedia: MEDIA, altText: '"ครัว"', caption: 'ครัว & เตา' };
  expect(html(body(image))).toMatch(
    /^<figure><img .*alt="&quot;ครัว&quot;".*<figcaption>ครัว &amp; เตา</,
  );
  expect(html(body({ ...image, idMedia: MEDIA.replace('6', '7') }))).toBe('');
});

it('gives every video frame a unique title', () => {
  const film = { type: 'youtube', youtubeId: 'dQw4w9WgXcQ', caption: '' };
  const shown = html(body(film, { type: 'paragraph', children: [] }, { ...film, caption: 'ครัว' }));
  expect(Array.from(shown.matchAll(/ title="([^"]*)"/g), ([, title]) => title)).toEqual([
    'วิดีโอ 1',
    'วิดีโอ 2: ครัว',
  ]);
});

it('requests a video only after it is opened', () => {
  const shown = html(body({ type: 'youtube', youtubeId: 'dQw4w9WgXcQ', caption: '' }));
  expect(shown).toContain('<details class="film"><summary>ดู &amp; ฟัง</summary><iframe ');
  expect(shown).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
  expect(shown).toContain('loading="lazy"');
});

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover=alert(1) '",
  '</p></article><iframe src=javascript:alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<math><mtext></table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{{constructor.constructor("alert(1)")()}}<a href=javascript:alert(1)>x</a>',
  '\u2028</script><script>alert(1)//',
];

const tags = (shown: string) => [...shown.matchAll(/<[^>]*>/g)].map(([tag]) => tag);

describe.each(PAYLOADS)('%j', (payload) => {
  it('is escaped as text in every field', () => {
    const image = { type: 'image', idMedia: MEDIA, altText: payload, caption: payload };
    const film = { type: 'youtube', youtubeId: 'dQw4w9WgXcQ', caption: payload };
    for (const stored of [
      paragraph(text(payload, 3)),
      paragraph({ type: 'link', url: 'https://example.com/', children: [text(payload)] }),
      body({ type: 'heading', tag: 'h3', children: [text(payload)] }),
      body({ type: 'quote', children: [text(payload)] }),
      body(list('bullet', payload)),
      body(image),
      body(film),
    ]) {
      const shown = html(stored);
      expect(shown).not.toBe('');
      for (const tag of tags(shown)) {
        expect(tag).toMatch(
          /^<\/?(?:p|strong|em|a|h3|blockquote|ul|li|figure|figcaption|img|details|summary|iframe)\b/,
        );
        expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+=|javascript:/i);
      }
    }
  });

  it('is no valid URL, picture, video or element', () => {
    for (const stored of [
      paragraph({ type: 'link', url: payload, children: [text('x')] }),
      body({ type: 'image', idMedia: payload, altText: '', caption: '' }),
      body({ type: 'youtube', youtubeId: payload, caption: '' }),
      body({ type: 'heading', tag: payload, children: [text('x')] }),
      body({ type: 'list', listType: payload, children: [] }),
      body({ type: 'list', listType: 'number', start: payload, children: [] }),
      body({ type: payload, children: [text('x')] }),
      payload,
    ]) {
      expect(html(stored)).toBe('');
    }
  });
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://example.com',
  '//example.com',
  '/hrsay',
  'https://user:password@example.com',
  'https://localhost',
])('a link to %j is not rendered', (url) => {
  expect(html(paragraph({ type: 'link', url, children: [text('x')] }))).toBe('');
});

it('ignores unknown properties of a node', () => {
  const odd = { ...text('ก'), style: 'color:red', mode: 'token', onclick: 'alert(1)' };
  expect(html(paragraph({ ...odd, format: 1 }))).toBe('<p><strong>ก</strong></p>');
  expect(html(null)).toBe('');
  expect(html(paragraph())).toBe('');
});

it('renders a table that is focusable and scrolls, with a head', () => {
  const row = (...cells: string[]) => cells.map((words) => ({ children: [text(words)] }));
  const table = (hasHead: boolean) => ({
    type: 'table',
    hasHead,
    rows: [row('ปี', '<b>'), row('2569', '250')],
  });
  const box = (number: number, inside: string) =>
    `<div role="region" aria-label="ตาราง ${number}" tabindex="0"><table>${inside}</table></div>`;
  expect(html(body(table(true), table(false)))).toBe(
    box(
      1,
      '<thead><tr><th scope="col">ปี</th><th scope="col">&lt;b&gt;</th></tr></thead><tbody><tr><td>2569</td><td>250</td></tr></tbody>',
    ) +
      box(
        2,
        '<tbody><tr><td>ปี</td><td>&lt;b&gt;</td></tr><tr><td>2569</td><td>250</td></tr></tbody>',
      ),
  );
});
