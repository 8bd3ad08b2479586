import { expect, it } from 'vitest';
import { isForeign } from './origin-check.ts';

const OWN = 'https://yousay.example';

const posted = (headers: Record<string, string>) =>
  new Request(`${OWN}/login`, { method: 'POST', headers });

it.each([
  [{ origin: OWN, 'sec-fetch-site': 'same-origin' }, false],
  [{ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }, true],
  [{ origin: 'https://elsewhere.example' }, true],
  // A page that sends no referrer, and a sandbox of somebody else.
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, true],
  [{ origin: 'null', 'sec-fetch-site': 'none' }, true],
  [{ origin: 'null' }, true],
  [{}, false],
  [{ cookie: 'at=token' }, true],
])('a form posted with %o is foreign: %s', (headers, foreign) => {
  expect(isForeign(posted(headers), OWN)).toBe(foreign);
});
