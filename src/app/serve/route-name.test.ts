import { expect, it } from 'vitest';
import { observeRequest } from '#shared/server/http/own-server/monitoring/metrics.ts';
import { registry } from '#shared/server/metrics/registry.ts';
import '../api.ts';
import { methodName, routeName } from './route-name.ts';

it.each([
  ['/', '/'],
  ['/en/jobs?pg=3', '/jobs'],
  ['/th/company/siam-7', '/company/[segment]'],
  ['/yousayapi/invite/secret-token/letter', 'other'],
  ['/yousayapi/reviews/17?pg=2', '/yousayapi/reviews/:idEmp'],
  ['/yousayapi/uploads/4f0b5a0e-0000-4000-8000-000000000000', '/yousayapi/uploads/:idUpload'],
  ['/_astro/app.abc123.js', '/_astro/*'],
  ['/media/4f0b5a0e/320.avif', '/media/*'],
  ['/healthz', '/healthz'],
  ['/wp-login.php', 'other'],
])('%s is counted as %s', (url, route) => {
  expect(routeName(url)).toBe(route);
});

it('ten thousand unknown URLs and methods create no metric series', async () => {
  const series = async () => (await registry.metrics()).match(/^http_requests_total\{.*$/gm) ?? [];
  const before = (await series()).length;
  for (let one = 0; one < 10_000; one += 1) {
    const url = [`/x${one}`, `/en/company/name-${one}`, `/yousayapi/reviews/${one}`][one % 3] ?? '';
    const method = ['GET', `M${one}`][one % 2];
    observeRequest({
      route: routeName(`${url}?q=${one}`),
      method: methodName(method),
      status: 404,
      durationMs: 1,
      requestId: undefined,
    });
  }
  expect((await series()).length - before).toBe(6);
});
