import { catalogue } from '#i18n/catalogues.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';
import { expectAccessible } from '../../support/axe.ts';
import { addCover, fillPage, submitPage } from '../../support/fixtures/complete-page.ts';
import { atWork } from '../../support/fixtures/newcomers.ts';
import { uploadFilm } from '../../support/fixtures/video.ts';
import { expect, test } from '../../support/journey.ts';
import { signInReviewTeam } from '../../support/sign-in.ts';

test('a decision names unplayed videos @english @wide', async ({ page, browser, language }) => {
  test.slow();
  const { idEmp } = await atWork(page.request, language);
  const place = { idEmp, lang: language };
  const link = /website|newsLink/;
  await fillPage(page.request, place, (field) =>
    link.test(field) ? 'https://example.com/' : `words ${field}`,
  );
  await addCover(page.request, place, await uploadFilm(page, place, 'cover'));
  const idApproval = await submitPage(page.request, place);

  const team = await (await browser.newContext()).newPage();
  await signInReviewTeam(team.request);
  const address = backoffice(language, `submissions/${idApproval}`);
  await team.goto(address);
  const { review, videoKind } = catalogue(language).submission;
  const change = team
    .getByRole('listitem')
    .filter({ has: team.locator('video') })
    .first();
  await expect(change).toContainText(videoKind.banner);
  await expect(change).toContainText('1.0 MB');
  await expect(change).not.toContainText(/picture|image/i);
  const left = team.locator('[data-unplayed]');
  await expect(left).toContainText(review.toPlay);
  await expectAccessible(team);
  await team.locator('[data-video] video').evaluate(async (player: HTMLVideoElement) => {
    player.muted = true;
    await player.play();
  });
  await expect(left).toBeHidden({ timeout: 60_000 });
  await team.reload();
  await expect(left).toContainText(videoKind.banner);
  await team.getByRole('button', { name: review.approve }).click();
  await team.goto(address);
  await expect(team.getByText(review.unplayed)).toBeVisible();
});
