import { page as inLanguage } from '#shared/core/address.ts';
import { expect, httpTest as test } from '../../support/journey.ts';

test('search terms are highlighted in reviews @thai', async ({ request, language }) => {
  const marked = async (query: string) => {
    const address = `${inLanguage(language, '/company/1/yousay')}${query}`;
    const html = await (await request.get(address)).text();
    return [...html.matchAll(/<mark>([^<]+)<\/mark>/g)].map(([, words]) => words);
  };
  expect(await marked('')).toEqual([]);
  const found = await marked(`?keyword=${encodeURIComponent('งาน')}`);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found)).toEqual(new Set(['งาน']));
});
