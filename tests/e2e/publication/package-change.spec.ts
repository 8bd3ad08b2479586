import { companyTool } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { fill } from '#shared/core/fill.ts';
import { atWork } from '../../support/fixtures/newcomers.ts';
import { addCovers, fillPage, publishPage } from '../../support/fixtures/whole-page.ts';
import { givePackage } from '../../support/give-package.ts';
import { expect, test } from '../../support/journey.ts';
import { signInReviewTeam } from '../../support/sign-in.ts';
import { autosaved, openStep, rows } from '../../support/wizard/wizard-steps.ts';

test('a page too large for its package shows less, loses nothing, and is whole again in a larger one @english', async ({
  page,
  browser,
  request,
  language,
}) => {
  const { articles, field, list } = catalogue(language).profile;
  const { email, idEmp } = await atWork(page.request, language);
  const place = { idEmp, lang: language };
  const say = (name: string, fits: (text: string) => boolean) =>
    [`Our ${name}`, 'https://example.com'].find(fits) ?? '';
  await fillPage(page.request, place, say);
  await addCovers(page.request, place, ['#aa7755', '#55aa77']);
  await signInReviewTeam(request);
  await publishPage(page.request, request, place);

  const visitor = await (await browser.newContext()).newPage();
  const shown = async () => {
    await visitor.goto(inLanguage(language, `/company/${idEmp}/hrsay`));
    const main = visitor.locator('main');
    const ids = await main.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    return { ids, words: await main.textContent() };
  };
  const whole = await shown();
  const lost = ['cover-1', 'cover-2', 'cover-3', 'albums', 'articles'];
  const ownWords = ['employeePhoto.employeeName', 'album.title', 'article.headline1'];
  expect(whole.ids).toEqual(expect.arrayContaining(lost));
  for (const own of ownWords) expect(whole.words).toContain(`Our ${own}`);

  await givePackage(email, 'silver');
  const left = whole.ids.filter((id) => !lost.includes(id));
  await expect.poll(async () => (await shown()).ids).toEqual(left);
  const { words } = await shown();
  expect(words).toContain('Our testimonial.description');
  for (const own of ownWords) expect(words).not.toContain(`Our ${own}`);
  await page.goto(companyTool(language, 'post'));
  await expect(page.getByText(articles.closedText)).toBeVisible();
  const count = (number: number, cap: number) =>
    page.getByText(fill(list.count, { count: number, cap }));
  await openStep(page, language, 'cover');
  await expect(count(3, 1)).toBeVisible();
  await expect(page.getByText(list.full)).toBeVisible();
  await autosaved(page, language, () =>
    page.getByLabel(field.altText).last().fill('The third of one'),
  );
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByLabel(field.altText).last()).toHaveValue('The third of one');

  await givePackage(email, 'platinum');
  await expect.poll(shown).toEqual(whole);
  await page.reload();
  await expect(count(3, 5)).toBeVisible();
  await page.goto(companyTool(language, 'post'));
  await expect(page.getByRole('heading', { name: 'Our article.headline1' })).toBeVisible();
});
