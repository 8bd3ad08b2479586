import { preview, previewSale } from '#features/profile/core/profile-paths.ts';
import { expect, test } from '../support/journey.ts';
import { signInEmployer } from '../support/sign-in.ts';

const COMPANY = { idEmp: 1, companyNameTh: '', companyNameEn: 'x' };
const SEGMENT = /\/[^/]+-1(?=[/?])/;

/** `/preview/hrsay/gallery/-/post`: one page of a kind is enough. */
const kindOf = (path: string) => path.replace(SEGMENT, '').replace(/\d+|#.*/g, '');

test('links of a preview stay in the draft @thai @wide', async ({ page, language }) => {
  await signInEmployer(page);
  for (const start of [
    `${preview(language, COMPANY, 'album')}&iframe=1`,
    previewSale(language, COMPANY, 'platinum'),
  ]) {
    const place = kindOf(start).replace(/\/hrsay.*/, '/');
    const pages = new Map([[kindOf(start), start]]);
    for (const path of pages.values()) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      // In a frame there is nothing but the company's page.
      const isFramed = start.endsWith('&iframe=1');
      await expect(page.getByRole('banner')).toHaveCount(isFramed ? 0 : 1);
      await expect(page.locator('.preview-bar')).toHaveCount(isFramed ? 0 : 1);
      const links = page.locator('main a:is([href*="/preview"], [href*="/company/"])');
      const hrefs = await links
        .and(page.locator(':not(.preview-bar a)'))
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) {
        expect(href.startsWith(place), `${href} on ${path}`).toBe(true);
        expect(href.includes('iframe=1'), `${href} on ${path}`).toBe(isFramed);
        if (!pages.has(kindOf(href))) pages.set(kindOf(href), href);
      }
    }
    const kinds = [...pages.keys()].join(' ');
    const jobs = place.includes('sale') ? 'openings/?' : 'jobs/?';
    for (const kind of ['gallery', 'feature', jobs, 'yousay', 'brandsdna?', 'brandsdna/']) {
      expect(kinds).toContain(kind);
    }
  }
});
