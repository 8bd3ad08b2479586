import { catalogue } from '#i18n/catalogues.ts';
import { home, page as pageOf } from '#shared/core/address.ts';
import { expect, test, untilComplete } from '../../support/journey.ts';

test('registration restores fields on reload and back @thai @wide', async ({ page, language }) => {
  const { employer, jobSeeker } = catalogue(language);
  const forms = [
    { path: pageOf(language, '/register'), label: employer.register.companyNameTh },
    { path: pageOf(language, '/jSignup'), label: jobSeeker.signUp.firstName },
  ];
  for (const { path, label } of forms) {
    const field = page.getByLabel(label);
    const isAwake = () =>
      expect(page.locator('astro-island[ssr]').filter({ has: field })).toHaveCount(0);
    await page.goto(path);
    await untilComplete(page);
    await field.hover();
    await isAwake();
    await field.fill('สมหญิง');
    await page.reload();
    await expect(field).toHaveValue('สมหญิง');
    await page.goto(home(language));
    await page.goBack();
    await expect(field).toHaveValue('สมหญิง');
  }
});
