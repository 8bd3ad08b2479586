import { expect, it } from 'vitest';
import { PLACEHOLDERS, pageFiller, unfilled } from './placeholders.ts';

const { PUBLIC_URL, MAIL_REPLY_TO, OPERATOR } = PLACEHOLDERS;
const SETTINGS = {
  PUBLIC_URL: 'http://127.0.0.1:4400',
  MAIL_REPLY_TO: "o'brien@a.example",
  OPERATOR: 'A & B "Co." </script>, $& Bangkok',
  QUOTED_REVIEWS: '40,000+',
  QUOTED_COMPANIES: '11,000+',
};
const fill = pageFiller(SETTINGS);

it('fills in plain addresses and encoded ones within links', () => {
  const html = `<link href="${PUBLIC_URL}/en"><a href="https://x.example/?u=${encodeURIComponent(`${PUBLIC_URL}/en`)}">`;
  expect(fill(html)).toBe(
    '<link href="http://127.0.0.1:4400/en"><a href="https://x.example/?u=http%3A%2F%2F127.0.0.1%3A4400%2Fen">',
  );
});

it('escapes settings so that they cannot end their text or string', () => {
  expect(fill(`<p title="${OPERATOR}">${MAIL_REPLY_TO}</p>`)).toBe(
    '<p title="A &amp; B &quot;Co.&quot; &lt;/script&gt;, $&amp; Bangkok">o&apos;brien@a.example</p>',
  );
  const data = { name: OPERATOR, email: MAIL_REPLY_TO, url: PUBLIC_URL };
  const page = (text: string) => `<script type="application/ld+json">${text}</script><p></p>`;
  const filled = fill(page(JSON.stringify(data)));
  const [, text = ''] = /^<script[^>]*>(.*)<\/script><p><\/p>$/.exec(filled) ?? [];
  expect(text).not.toContain('</script>');
  expect(JSON.parse(text)).toEqual({
    name: SETTINGS.OPERATOR,
    email: SETTINGS.MAIL_REPLY_TO,
    url: SETTINGS.PUBLIC_URL,
  });
});

it('reports a placeholder in a form that is not replaced', () => {
  expect(unfilled(`<a href="${PUBLIC_URL}">${MAIL_REPLY_TO} ${OPERATOR}</a>`)).toBeNull();
  expect(unfilled(`<p>${new URL(PUBLIC_URL).host}</p>`)).toContain('<p>origin.');
});
