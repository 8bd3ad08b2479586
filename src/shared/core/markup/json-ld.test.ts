import { expect, it } from 'vitest';
import { jsonLdText } from './json-ld.ts';

it('escapes closing script tags', () => {
  const text = jsonLdText({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
});
