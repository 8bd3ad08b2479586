import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  companyHeader,
  headerOfDraft,
  publishedCompany,
} from '#features/company/server/company-queries.ts';
import {
  companyCards,
  countCategory,
  EVERY_COMPANY,
  findOverview,
  listCategory,
} from '#features/discovery/server/list-queries.ts';
import { searchCompanies } from '#features/discovery/server/search-companies.ts';
import { sitemapCompanies } from '#features/discovery/server/sitemap-queries.ts';
import { confirmEmailChange } from '#features/employer/server/change-email.ts';
import { registerCompany } from '#features/employer/server/register-company.ts';
import { submitProfile } from '#features/profile/server/submission/submit-profile.ts';
import { companyIsOpen } from '#features/review/server/review-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { changeCompany } from '../support/fixtures/company-fixture.ts';
import { completeDraft } from '../support/fixtures/draft-fixture.ts';
import { mailProps } from '../support/fixtures/employer-fixture.ts';
import { registerForm } from '../support/fixtures/register-form.ts';

const NAME = 'ดอกไม้ทะเลทราย';

async function registered() {
  const email = `${randomUUID()}@example.com`;
  const done = await registerCompany(
    registerForm({ companyNameTh: NAME, taxId: '0105536000003', email }),
    { locale: 'th', userAgent: '' },
    new Date(),
  );
  if (!done.ok) throw new Error(done.code);
  const { idEmp, idUser } = done.value;
  return { idEmp, idUser, email };
}

async function seen(idEmp: number) {
  const page = { sort: 'latest', limit: 50, offset: 0 } as const;
  return {
    search: (await searchCompanies(db, NAME)).some((match) => match.idEmp === idEmp),
    list: (await listCategory(db, EVERY_COMPANY, page)).includes(idEmp),
    count: (await countCategory(db, EVERY_COMPANY)) > 0,
    cards: (await companyCards(db, [idEmp], 'th')).length > 0,
    overview: (await findOverview(db, idEmp)) !== null,
    sitemap: (await sitemapCompanies(db, 1)).some((company) => company.idEmp === idEmp),
    reviews: (await companyHeader(db, idEmp)) !== null,
    profile: (await publishedCompany(db, idEmp, 'th')) !== null,
    reviewForm: await companyIsOpen(db, idEmp),
  };
}

const everywhere = (is: boolean, found: Awaited<ReturnType<typeof seen>>) =>
  Object.fromEntries(Object.keys(found).map((place) => [place, is]));

it('a company is nowhere and submits nothing until the link of its mail is used', async () => {
  const { idEmp, idUser, email } = await registered();
  await completeDraft({ idEmp, idUser }, 'th');
  await changeCompany(idEmp, { publishedThAt: new Date() });
  const submit = { idEmp, idUser, lang: 'th', remark: '', now: new Date() } as const;
  const before = await seen(idEmp);
  expect(before).toEqual(everywhere(false, before));
  expect(await headerOfDraft(db, idEmp)).not.toBeNull();
  expect(await submitProfile(db, submit)).toMatchObject({ code: 'email_not_verified' });

  const token = String((await mailProps(email, 'employer-welcome'))?.['token']);
  expect(await confirmEmailChange(token)).toEqual({ ok: true, value: email });
  const after = await seen(idEmp);
  expect(after).toEqual(everywhere(true, after));
  expect(await submitProfile(db, submit)).toMatchObject({ ok: true });
});
