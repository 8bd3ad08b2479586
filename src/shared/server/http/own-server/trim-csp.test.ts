import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { trimCsp } from './trim-csp.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const script = 'console.log("ก")';
const style = 'p{color:red}';
const data = '{"@type":"Organization"}';
const html = Buffer.from(
  `<scripts></scripts><style>${style}</style><script type="application/ld+json">${data}</script>
<script>${script}</script><script src="/a.js"></script><script>unfinished`,
);

test('includes only the hashes of inline elements of the page', () => {
  const policy = `default-src 'self'; script-src 'self' ${hashOf('other')} ${hashOf(script)} ${hashOf(data)}; style-src 'self' ${hashOf(style)} ${hashOf('x')};`;
  expect(trimCsp(policy, html)).toBe(
    `default-src 'self'; script-src 'self' ${hashOf(script)}; style-src 'self' ${hashOf(style)};`,
  );
});

test('never allows more than before', () => {
  expect(trimCsp("script-src 'self'", html)).toBe("script-src 'self'");
  expect(trimCsp("default-src 'none'", html)).toBe("default-src 'none'");
});
