import { expect, it } from 'vitest';
import '#app/api.ts';
import { ROUTES } from '#app/routes.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { redactText } from '#shared/server/redact.ts';

const paths = [
  ...[...servedEndpoints.keys()].map(({ path }) => API_BASE + path),
  ...Object.keys(ROUTES),
].filter((path) => /:token|\[token\]/.test(path));

it('the log hides the token in each address that holds one', () => {
  expect(paths).toEqual(expect.arrayContaining(['/alerts/[token]', `${API_BASE}/alerts/:token`]));
  const disclosed = paths.filter((path) =>
    redactText(path.replace(/:token|\[token\]/, 'SeCrEt-0')).includes('SeCrEt-0'),
  );
  expect(disclosed).toEqual([]);
});
