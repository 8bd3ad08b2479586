import { preview, previewSale } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { signInEmployer } from '../support/sign-in.ts';

const COMPANY = { idEmp: 1, companyNameTh: '', companyNameEn: 'x' };
const SEGMENT = /\/[^/]+-1(?=[/?])/;

/** `/preview/hrsay/gallery/-/post`: one page of a kind is enough. */
const kindOf = (path: string) => path.replace(SEGMENT, '').replace(/\d+|#.*/g, '');

test('in a preview every link to the company stays there and leads to a page of its draft', async ({
  page,
  language,
}) => {
  await signInEmployer(page);
  for (const start of [
    preview(language, COMPANY, 'album'),
    previewSale(language, COMPANY, 'platinum'),
  ]) {
    const place = kindOf(start).replace(/\/hrsay.*/, '/');
    const pages = new Map([[kindOf(start), start]]);
    for (const path of pages.values()) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      const links = page.locator('main a:is([href*="/preview"], [href*="/company/"])');
      const hrefs = await links
        .and(page.locator(':not(.preview-bar a)'))
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) {
        expect(href.startsWith(place), `${href} on ${path}`).toBe(true);
        if (!pages.has(kindOf(href))) pages.set(kindOf(href), href);
      }
    }
    const kinds = [...pages.keys()].join(' ');
    for (const kind of ['gallery', 'feature', 'jobs/?', 'yousay', 'brandsdna?', 'brandsdna/']) {
      expect(kinds).toContain(kind);
    }
  }
  await expectAccessible(page);
});

test('the bar of a preview says how far both languages are, and since when', async ({
  page,
  language,
}) => {
  const { profile } = catalogue(language);
  await signInEmployer(page);
  await page.goto(preview(language, COMPANY, 'album'));
  const versions = page.getByRole('list', { name: profile.preview.versions });
  for (const lang of ['th', 'en'] as const) {
    const version = versions.getByRole('listitem').filter({ hasText: profile.language[lang] });
    await expect(version).toContainText(new RegExp(Object.values(profile.status).join('|')));
    await expect(version.getByRole('time')).toHaveText(/\d/);
  }
});
