import { companyTool, wizard } from '#features/profile/core/profile-paths.ts';
import { jobSeekerSignIn } from '#features/session/core/session-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { home, page as pagePath } from '#shared/core/address.ts';
import { expect, test } from '../../support/journey.ts';
import { signInEmployer } from '../../support/sign-in.ts';

test('the help link ends every page with a frame @english @wide', async ({ page, language }) => {
  const { footer } = catalogue(language).shared;
  for (const path of [
    home(language),
    jobSeekerSignIn(language),
    companyTool(language, 'hrsay'),
    wizard(language, 'history'),
  ]) {
    if (path === companyTool(language, 'hrsay')) await signInEmployer(page);
    await page.goto(path);
    const help = page
      .getByRole('contentinfo')
      .getByRole('link', { name: footer.help, exact: true });
    await expect(help, path).toHaveAttribute('href', `${pagePath(language, '/aboutus')}#contact`);
  }
});
