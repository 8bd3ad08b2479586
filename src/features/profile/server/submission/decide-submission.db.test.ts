import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { outgoingMails } from '#shared/server/db/schema/outreach.ts';
import {
  registeredCompany,
  testAdmin,
} from '../../../../../tests/support/fixtures/company-fixture.ts';
import { completeDraft } from '../../../../../tests/support/fixtures/draft-fixture.ts';
import { colleague } from '../../../../../tests/support/fixtures/employer-fixture.ts';
import { loadWizard } from '../load-wizard.ts';
import { decideSubmission } from './decide-submission.ts';
import { submitProfile } from './submit-profile.ts';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['en', 'Phupha'],
  ['th', 'ภูผาใหม่'],
] as const)(
  'a mail in %s about a decision on the Thai page names the company %s',
  async (language, companyName) => {
    const company = await registeredCompany(db, 'platinum');
    const { idEmp, idUser } = company;
    const idAdmin = await testAdmin(db);
    const names = { companyNameTh: 'ภูผา', companyNameEn: 'Phupha' };
    await db.update(companies).set(names).where(eq(companies.idEmp, idEmp));
    await db.update(users).set({ language }).where(eq(users.idUser, idUser));
    const now = new Date();
    for (const decision of ['return', 'approve'] as const) {
      await completeDraft(db, company, 'th', { companyName: 'ภูผาใหม่' });
      const submitted = await submitProfile(db, { ...company, lang: 'th', remark: '', now });
      if (!submitted.ok) throw new Error(submitted.code);
      const { idApproval } = submitted.value;
      await decideSubmission(db, { idApproval, idAdmin, decision, remark: 'ดู', remarks: {}, now });
    }
    const mails = await db.select().from(outgoingMails).where(eq(outgoingMails.idEmp, idEmp));
    expect(mails.map(({ template, props }) => [template, props['companyName']])).toEqual([
      ['profile.returned', companyName],
      ['profile.published', companyName],
    ]);
  },
);

it('tells the administrators who have a password once the submitter has left', async () => {
  const company = await registeredCompany(db, 'platinum');
  const { idEmp, idUser } = company;
  const idAdmin = await testAdmin(db);
  await completeDraft(db, company, 'th');
  const now = new Date();
  const submitted = await submitProfile(db, { ...company, lang: 'th', remark: '', now });
  if (!submitted.ok) throw new Error(submitted.code);
  const { email } = await colleague(idEmp, 'admin');
  const unproved = `${randomUUID()}@example.com`;
  await db.insert(users).values({ idEmp, email: unproved, role: 'admin' });
  await db.update(users).set({ deletedAt: now }).where(eq(users.idUser, idUser));
  const { idApproval } = submitted.value;
  await decideSubmission(db, {
    idApproval,
    idAdmin,
    decision: 'return',
    remark: 'ดู',
    remarks: {},
    now,
  });
  const mails = await db.select().from(outgoingMails).where(eq(outgoingMails.idEmp, idEmp));
  expect(mails.map(({ toEmail }) => toEmail)).toEqual([email]);
});

it('tells what is to be done at each section until the page is submitted again', async () => {
  const company = await registeredCompany(db, 'platinum');
  const idAdmin = await testAdmin(db);
  const now = new Date();
  const submitted = async () => {
    await completeDraft(db, company, 'th');
    const outcome = await submitProfile(db, { ...company, lang: 'th', remark: '', now });
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.value.idApproval;
  };
  const remarks = { cover: 'ภาพเบลอ', companyProfile: 'เล่าเพิ่ม' };
  const idApproval = await submitted();
  const decision = { decision: 'return', remark: '', remarks } as const;
  await decideSubmission(db, { ...decision, idApproval, idAdmin, now });
  const mails = await db.select().from(outgoingMails).where(eq(outgoingMails.idEmp, company.idEmp));
  expect(mails).toMatchObject([{ template: 'profile.returned', props: { remarks } }]);
  const said = async () => (await loadWizard(db, company.idEmp)).th.approval?.sectionRemarks;
  expect(await said()).toEqual(remarks);
  await submitted();
  expect(await said()).toEqual({});
});

it('promises to tell search engines of the page it publishes, not of one it returns', async () => {
  vi.stubEnv('INDEXNOW_KEY', 'a1b2c3d4-test');
  const company = await registeredCompany(db, 'platinum');
  const idAdmin = await testAdmin(db);
  const now = new Date();
  const told: number[] = [];
  for (const decision of ['return', 'approve'] as const) {
    await completeDraft(db, company, 'th');
    const submitted = await submitProfile(db, { ...company, lang: 'th', remark: '', now });
    if (!submitted.ok) throw new Error(submitted.code);
    const { idApproval } = submitted.value;
    await decideSubmission(db, { idApproval, idAdmin, decision, remark: 'ดู', remarks: {}, now });
    const { rows } = await db.execute(
      sql`select 1 from pgboss.job where name = 'tell-search-engines' and (data ->> 'idEmp')::int = ${company.idEmp}`,
    );
    told.push(rows.length);
  }
  expect(told).toEqual([0, 1]);
});
