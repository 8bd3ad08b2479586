import type { APIRequestContext } from '@playwright/test';
import { invite } from '#features/invitation/core/invitation-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { sentInvitations } from '../../support/fixtures/invitation-fixture.ts';
import { listedCompany } from '../../support/fixtures/listed-company.ts';
import { expect, httpTest as test } from '../../support/journey.ts';

async function openedByOneOf(count: number, request: APIRequestContext, language: Locale) {
  const { idEmp } = await listedCompany();
  const emails = Array.from({ length: count }, (_, at) => `${at}-${idEmp}@example.com`);
  const [token = ''] = await sentInvitations(idEmp, emails);
  return (await request.get(invite(language, token))).text();
}

test('the invitation explains its label or lack of one @english', async ({ request, language }) => {
  const { label, labelFew, labelOthers } = catalogue(language).invitation.invite;
  const few = await openedByOneOf(4, request, language);
  expect(few).toContain(labelFew);
  for (const absent of [label, labelOthers]) expect(few).not.toContain(absent);
  const enough = await openedByOneOf(5, request, language);
  for (const text of [label, labelOthers]) expect(enough).toContain(text);
  expect(enough).not.toContain(labelFew);
});
