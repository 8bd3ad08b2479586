import { expect, it } from 'vitest';
import { ASSET_POLICY, CLOSED_POLICY } from './security-headers.ts';

it.each([CLOSED_POLICY, ASSET_POLICY])('sets a directive without a fallback: %s', (policy) => {
  const said = policy.split('; ').map((directive) => directive.split(' ')[0]);
  expect(said).toEqual(
    expect.arrayContaining(['default-src', 'base-uri', 'form-action', 'frame-ancestors']),
  );
});
