import { expect, httpTest as test } from '../support/journey.ts';

test('a sitemap of companies that are not there is not found @thai', async ({ request }) => {
  for (const name of ['999999', '0', '1e3', 'x']) {
    const answer = await request.get(`/sitemap-companies-${name}.xml`);
    expect(answer.status(), name).toBe(404);
  }
});
