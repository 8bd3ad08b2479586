import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import '#app/api.ts';
import { EXAMPLE_SUMMARY } from '#features/about/core/api-example.ts';
import { PUBLIC_ENDPOINTS } from '#features/about/core/public-endpoints.ts';
import { formatType } from '#features/about/core/shown-parameter.ts';
import { reviewSummary } from '#features/review/core/review-contract.ts';
import { parametersOf } from '#shared/core/openapi/endpoint-schema.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';

describe('the page for developers', () => {
  it('describes exactly the public endpoints', () => {
    const readable = [...servedEndpoints.keys()].filter(
      ({ method, guard, base }) => method === 'get' && guard === 'public' && base === undefined,
    );
    const described = PUBLIC_ENDPOINTS.map(({ endpoint }) => endpoint.path);
    expect(described.toSorted()).toEqual(readable.map(({ path }) => path).toSorted());
  });

  it('says of every parameter what it may be', () => {
    const types = PUBLIC_ENDPOINTS.flatMap(({ endpoint }) => [
      ...parametersOf('path', 'params' in endpoint ? endpoint.params : undefined),
      ...parametersOf('query', 'query' in endpoint ? endpoint.query : undefined),
    ]).map(formatType);
    expect(types).toContain('integer 1–100');
    expect(types).toContain('latest | useful | highest | lowest');
    expect(types.filter((type) => type === '')).toEqual([]);
  });

  it('shows an answer as the contract has it', () => {
    const parsed = z.parse(z.strictObject(reviewSummary.shape), EXAMPLE_SUMMARY);
    expect(parsed).toEqual(EXAMPLE_SUMMARY);
    const { distribution, reviewCount } = EXAMPLE_SUMMARY;
    expect(distribution?.reduce((sum, count) => sum + count, 0)).toBe(reviewCount);
  });
});
