import { afterAll, beforeEach, expect, test } from 'vitest';
import { loopbackSite } from '#tests/loopback-site.ts';

const seen: string[] = [];
const site = await loopbackSite(
  async ({ url }) => {
    seen.push(url.replace('https://www.yousay.example', ''));
    return Response.json({ success: 1 });
  },
  { apiPrefix: '/jobs' },
);
beforeEach(() => {
  seen.length = 0;
});
afterAll(() => site.close());

test.each(['/yousayapi/overview/1?a=b', '/yousay-api/', '/yousay-api'])(
  '%s is answered below the configured prefix as well',
  async (path) => {
    for (const asked of [`/jobs${path}`, path]) await site.ask(asked, { method: 'POST' });
    expect(seen).toEqual([path, path]);
  },
);

test.each(['/jobs/yousayapis', '/other/yousayapi/overview/1', '/jobs/jobs/yousayapi/x'])(
  'requests %s unchanged',
  async (path) => {
    await site.ask(path, { method: 'POST' });
    expect(seen).toEqual([path]);
  },
);
