import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { tagsToldBy } from '#tests/calls/tags-invalidated.ts';
import { bothAtOnce } from '#tests/database/until-waiting.ts';
import {
  changeCompany,
  registeredCompany,
  type TestCompany,
} from '#tests/fixtures/company-fixture.ts';
import { completeDraft, handIn } from '#tests/fixtures/draft-fixture.ts';
import { colleague } from '#tests/fixtures/employer-fixture.ts';
import { makeAdmin } from '#tests/fixtures/review-fixture.ts';
import { loadWizard } from '../load-wizard.ts';
import { compareSubmission } from './compare-submission.ts';
import { decideSubmission } from './decide-submission.ts';
import { earlierReturn } from './earlier-return-queries.ts';
import { submitProfile, withdrawSubmission } from './submit-profile.ts';

const now = new Date();
let company: TestCompany;
let idAdmin = 0;

beforeEach(async () => {
  company = await registeredCompany('platinum');
  idAdmin = await makeAdmin();
});

async function submitted(change = {}): Promise<number> {
  await completeDraft(company, 'th', change);
  return handIn(company, 'th', now);
}

const decide = (idApproval: number, decision: 'approve' | 'return', remarks = {}) =>
  decideSubmission(db, { idApproval, idAdmin, decision, remark: 'ดู', remarks, now });

const mails = () => db.select().from(emailOutbox).where(eq(emailOutbox.idEmp, company.idEmp));

it.each([
  ['en', 'Phupha'],
  ['th', 'ภูผาใหม่'],
] as const)(
  'a mail in %s about a decision on the Thai page names the company %s, which is checked from then on',
  async (language, companyName) => {
    const { idEmp, idUser } = company;
    const names = { companyNameTh: 'ภูผา', companyNameEn: 'Phupha' };
    await changeCompany(idEmp, names);
    await db.update(users).set({ language }).where(eq(users.idUser, idUser));
    for (const decision of ['return', 'approve'] as const)
      await decide(await submitted({ companyName: 'ภูผาใหม่' }), decision);
    expect((await mails()).map(({ template, props }) => [template, props['companyName']])).toEqual([
      ['profile.returned', companyName],
      ['profile.published', companyName],
    ]);
    const [checked] = await db
      .select({ checkedOn: companies.checkedOn })
      .from(companies)
      .where(eq(companies.idEmp, idEmp));
    expect(checked).toEqual({ checkedOn: now });
  },
);

it('notifies the administrators with a password once the submitter is deleted', async () => {
  const { idEmp, idUser } = company;
  const idApproval = await submitted();
  const { email } = await colleague(idEmp, 'admin');
  const unproved = `${randomUUID()}@example.com`;
  await db.insert(users).values({ idEmp, email: unproved, role: 'admin' });
  await db.update(users).set({ deletedAt: now }).where(eq(users.idUser, idUser));
  await decide(idApproval, 'return');
  expect((await mails()).map(({ toEmail }) => toEmail)).toEqual([email]);
});

it('returns the remarks by section until the page is submitted again', async () => {
  const remarks = { cover: 'ภาพเบลอ', companyProfile: 'เล่าเพิ่ม' };
  await decide(await submitted(), 'return', remarks);
  expect(await mails()).toMatchObject([{ template: 'profile.returned', props: { remarks } }]);
  const said = async () => (await loadWizard(db, company.idEmp)).th.approval?.sectionRemarks;
  expect(await said()).toEqual(remarks);
  await submitted();
  expect(await said()).toEqual({});
});

it('decides once in two concurrent calls, and not after a withdrawal', async () => {
  const first = await submitted();
  const decided = await bothAtOnce(db, 'approvals', () => [
    decide(first, 'approve'),
    decide(first, 'return'),
  ]);
  expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
  const second = await submitted();
  const outcomes = await bothAtOnce(db, 'approvals', () => [
    withdrawSubmission(db, { idEmp: company.idEmp, lang: 'th', now }),
    decide(second, 'approve'),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

it('queues a search engine notification for a published page only', async () => {
  vi.stubEnv('INDEXNOW_KEY', 'a1b2c3d4-test');
  const told: number[] = [];
  for (const decision of ['return', 'approve'] as const) {
    await decide(await submitted(), decision);
    const { rows } = await db.execute(
      sql`select 1 from pgboss.job where name = 'notify-search-engines' and (data ->> 'idEmp')::int = ${company.idEmp}`,
    );
    told.push(rows.length);
  }
  expect(told).toEqual([0, 1]);
});

it('notifies all web processes of a published page, but not after a rollback', async () => {
  const idApproval = await submitted();
  await db.execute(
    sql`alter table audit_log add constraint nothing check (id_actor < 0) not valid`,
  );
  const failing = () => expect(decide(idApproval, 'approve')).rejects.toThrow();
  expect(await tagsToldBy(failing)).toEqual([]);
  await db.execute(sql`alter table audit_log drop constraint nothing`);
  const told = await tagsToldBy(() => decide(idApproval, 'approve'));
  expect(told).toEqual([`company:${company.idEmp}`, 'lists', `listed:${company.idEmp}`]);
});

it('shows the earlier remarks and the sections saved since', async () => {
  const english = { ...company, lang: 'en' as const };
  await completeDraft(company, 'en');
  const hand = async () => {
    const submitted = await submitProfile(db, { ...english, remark: '', now: new Date() });
    if (!submitted.ok) throw new Error(submitted.code);
    return submitted.value;
  };
  const first = await hand();
  expect(await earlierReturn(db, first)).toBeNull();
  const said = { remark: 'See below', remarks: { companyProfile: 'Whose words are these?' } };
  const decision = { idAdmin, decision: 'return', ...said, now: new Date() } as const;
  await decideSubmission(db, { idApproval: first.idApproval, ...decision });
  await completeDraft(company, 'en', { about: 'บริษัทของเราเริ่มต้นจากร้านเล็ก ๆ' });
  const second = await hand();
  const returned = await earlierReturn(db, second);
  expect(returned).toMatchObject(said);
  expect(returned?.changed).toContain('company-profile');
  expect((await compareSubmission(db, second))?.untranslated).toEqual(['company-profile']);
  expect((await loadWizard(db, company.idEmp)).en.untranslated).toEqual(['company-profile']);
});
