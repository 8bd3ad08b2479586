import { describe, expect, it } from 'vitest';
import '#app/api.ts';
import { SHARED_ERRORS } from '#shared/core/endpoint-errors.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { errorMessage } from '#shared/server/http/endpoint/error-answer.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';

describe('every error code of an endpoint', () => {
  it('has a message in both languages', () => {
    const own = [...servedEndpoints.keys()].flatMap(({ errors: refusals = {} }) =>
      Object.values(refusals),
    );
    expect(own.length).toBeGreaterThan(0);
    for (const locale of LOCALES) {
      for (const kind of [...Object.values(SHARED_ERRORS), ...own]) {
        expect(errorMessage(kind, locale), kind.messageKey).not.toBe(kind.messageKey.split(':')[1]);
      }
    }
  });

  it('takes no code that every endpoint has', () => {
    for (const { path, errors: refusals = {} } of servedEndpoints.keys()) {
      const twice = Object.keys(refusals).filter((code) => code in SHARED_ERRORS);
      expect(twice, path).toEqual([]);
    }
  });
});

it('no two limits share a budget', () => {
  const limits = new Set(
    [...servedEndpoints.keys()].flatMap(({ limit, wider = [], quota }) => [
      limit,
      ...wider,
      ...(quota ? [quota] : []),
    ]),
  );
  const names = [...limits].map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

it('what the team has to read may succeed only so often', () => {
  const read = ['/writeReview/insertReview', '/insertApproval'];
  const calls = [...servedEndpoints.keys()].filter(({ path }) => read.includes(path));
  expect(calls.map(({ quota }) => quota?.points)).toEqual([10, 3]);
});

it('what says whether an address is taken is counted by network and in all', () => {
  const signUps = [...servedEndpoints.keys()].filter(({ path }) =>
    ['/register', '/jskSignup'].includes(path),
  );
  expect(signUps).toHaveLength(2);
  for (const { wider = [] } of signUps) {
    expect(wider.map(({ per }) => per)).toEqual(['network', 'all']);
  }
});
