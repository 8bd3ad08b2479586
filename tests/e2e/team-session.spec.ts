import type { Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { adminLinkPath } from '#features/session/core/admin-link-path.ts';
import { createAdminLink } from '#features/session/server/links/admin-link.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { TEAM_COOKIE } from '#shared/core/cookies.ts';
import { fill } from '#shared/core/fill.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';
import { db } from '#shared/server/db/pool.ts';
import { platformAdmins, sessions } from '#shared/server/db/schema/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { listedCompany } from '../support/fixtures/listed-company.ts';
import { proved, registered } from '../support/fixtures/newcomers.ts';
import { expect, test } from '../support/journey.ts';
import { signInReviewTeam } from '../support/sign-in.ts';
import { tabTo } from '../support/tab-to.ts';

const MINUTE = 60_000;

async function sessionEnds(page: Page, milliseconds: number): Promise<void> {
  const value = `team.${Math.floor((Date.now() + milliseconds) / 1000)}`;
  const { hostname: domain } = new URL(page.url());
  await page.context().addCookies([{ name: TEAM_COOKIE, value, domain, path: '/' }]);
}

test('a team session warns and is extended @english @wide', async ({ page, browser, language }) => {
  const { work } = catalogue(language).backoffice;
  const { claims } = catalogue(language).employer;
  const { adminLink } = catalogue(language).session;
  const asker = await browser.newContext();
  const { email } = await registered(asker.request, language, {
    idEmp: (await listedCompany()).idEmp,
  });
  await proved(asker.request, email);
  const [first, second] = [`Napa ${Date.now()}`, `Krit ${Date.now()}`];
  const queue = backoffice(language, 'claims');
  const claim = page.getByRole('listitem').filter({ hasText: email });
  const remark = claim.getByLabel(claims.remark);
  const refuse = claim.getByRole('button', { name: claims.refuse, exact: true });

  await signInReviewTeam(page.request, first);
  await page.goto(queue);
  await remark.fill('The name differs');
  await sessionEnds(page, 4 * MINUTE);
  const stay = page.getByRole('button', { name: work.stay });
  await expect(stay).toBeVisible();
  await expectAccessible(page);
  await page.locator('#main').focus();
  await tabTo(page, stay);
  await page.keyboard.press('Enter');
  const [stays = ''] = work.stays.split('{{');
  await expect(page.getByText(stays)).toBeVisible();
  await expect(remark).toHaveValue('The name differs');

  await db
    .update(sessions)
    .set({ expiresAt: sql`now()` })
    .where(
      eq(
        sessions.idAdmin,
        db
          .select({ idAdmin: platformAdmins.idAdmin })
          .from(platformAdmins)
          .where(eq(platformAdmins.name, first)),
      ),
    );
  await refuse.click();
  await expect(page.getByText(adminLink.draftStored)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signInReviewTeam(other.request, second);
  await other.goto(queue);
  const begun = other.waitForResponse((answer) => answer.url().endsWith('/openItems'));
  await other.getByRole('listitem').filter({ hasText: email }).getByLabel(claims.remark).focus();
  await begun;

  const link = await createAdminLink(first, new Date());
  await page.goto(adminLinkPath(language, link ?? { encode: '', keycode: '' }));
  await page.getByRole('button', { name: adminLink.action }).click();
  await expect(page).toHaveURL(queue);
  await expect(page.getByText(work.draftRestored)).toBeVisible();
  await expect(remark).toHaveValue('The name differs');
  const [opened = ''] = fill(work.openedBy, { name: second }).split('{{');
  await expect(claim.getByText(opened)).toBeVisible();
  await expectAccessible(page);
  await refuse.click();
  await expect(page.getByText(claims.done.refuse)).toBeVisible();
  await expect(claim).toHaveCount(0);
});
