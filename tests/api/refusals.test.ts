import { describe, expect, it } from 'vitest';
import '#app/api.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { SHARED_REFUSALS } from '#shared/core/refusals.ts';
import { refusalMessage } from '#shared/server/http/endpoint/error-answer.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';

describe('what an endpoint may refuse with', () => {
  it('has its words in both languages', () => {
    const own = [...servedEndpoints.keys()].flatMap(({ refusals = {} }) => Object.values(refusals));
    expect(own.length).toBeGreaterThan(0);
    for (const locale of LOCALES) {
      for (const kind of [...Object.values(SHARED_REFUSALS), ...own]) {
        expect(refusalMessage(kind, locale), kind.words).not.toBe(kind.words.split(':')[1]);
      }
    }
  });

  it('takes no code that every endpoint has', () => {
    for (const { path, refusals = {} } of servedEndpoints.keys()) {
      const twice = Object.keys(refusals).filter((code) => code in SHARED_REFUSALS);
      expect(twice, path).toEqual([]);
    }
  });
});

it('no two limits share a budget', () => {
  const limits = new Set([...servedEndpoints.keys()].map(({ limit }) => limit));
  const names = [...limits].map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
