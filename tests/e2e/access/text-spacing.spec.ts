import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { wizard } from '#features/profile/core/profile-paths.ts';
import { chooseCompany } from '#features/review/core/review-paths.ts';
import { home, page as pagePath } from '#shared/core/address.ts';
import { expectNoSidewaysScroll } from '../../support/axe.ts';
import { lostWords, spaceText } from '../../support/html/lost-words.ts';
import { expect, test, untilComplete } from '../../support/journey.ts';
import { signInEmployer } from '../../support/sign-in.ts';

test('wide text spacing fits into 320 px @english @bilingual @wide', async ({ page, language }) => {
  await signInEmployer(page);
  await page.setViewportSize({ width: 320, height: 740 });
  for (const address of [
    home(language),
    companyList(language),
    pagePath(language, '/company/1'),
    chooseCompany(language),
    wizard(language, 'preview'),
  ]) {
    await page.goto(address);
    await untilComplete(page);
    const before = await page.evaluate(lostWords);
    await page.evaluate(spaceText);
    await expectNoSidewaysScroll(page, 320);
    const after = await page.evaluate(lostWords);
    expect(
      after.filter((words) => !before.includes(words)),
      address,
    ).toEqual([]);
  }
});
