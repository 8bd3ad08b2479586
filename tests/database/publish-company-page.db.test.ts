import { eq, getTableName, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companyHeader } from '#features/company/server/company-queries.ts';
import { loadCompanyPage } from '#features/company/server/load-company-page.ts';
import { countByStatus, submissionsOf } from '#features/profile/server/approval-queries.ts';
import { compareSubmission } from '#features/profile/server/compare-submission.ts';
import type { Decide } from '#features/profile/server/decide-submission.ts';
import { decideSubmission } from '#features/profile/server/decide-submission.ts';
import { findVersion } from '#features/profile/server/profile-queries.ts';
import { submitProfile } from '#features/profile/server/submit-profile.ts';
import { COPIED_TABLES } from '#features/profile/server/version-copy-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { auditLog, outgoingMails } from '#shared/server/db/schema/outreach.ts';
import { historyTopics, profileVersions } from '#shared/server/db/schema/profiles.ts';
import { albumItems, albums, articles } from '#shared/server/db/schema/stories.ts';
import type { TestCompany } from '../support/fixtures/company-fixture.ts';
import { readyMedia, registeredCompany, testAdmin } from '../support/fixtures/company-fixture.ts';
import { completeDraft } from '../support/fixtures/draft-fixture.ts';

let company: TestCompany;
let idAdmin = 0;

beforeEach(async () => {
  company = await registeredCompany(db);
  idAdmin = await testAdmin(db);
});

async function submitted(change = {}): Promise<number> {
  await completeDraft(db, company, 'th', change);
  const submit = { ...company, lang: 'th' as const, remark: '', now: new Date() };
  const outcome = await submitProfile(db, submit);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value.idApproval;
}

const approve = (idApproval: number): Decide => ({
  idApproval,
  idAdmin,
  decision: 'approve',
  remark: '',
  now: new Date(),
});

async function publishedPage() {
  const header = await companyHeader(db, company.idEmp);
  return header && (await loadCompanyPage(db, header, { lang: 'th', state: 'published' }));
}

const mails = () => db.select().from(outgoingMails).where(eq(outgoingMails.idEmp, company.idEmp));

describe('approving', () => {
  it('publishes the draft with everything that hangs on it', async () => {
    const idApproval = await submitted({ about: 'เรื่องของเรา', companyName: 'ชื่อใหม่' });
    const draft = await findVersion(db, company.idEmp, 'th', 'draft');
    const idProfile = draft?.idProfile ?? 0;
    const idMedia = await readyMedia(db, company.idEmp, 'album');
    await db.insert(historyTopics).values({ idProfile, position: 1, title: 'ก่อตั้ง' });
    const [album] = await db
      .insert(albums)
      .values({ idProfile, kind: 'overview', title: 'ภาพ', position: 1 })
      .returning();
    const idGallery = album?.idGallery ?? 0;
    await db.insert(albumItems).values({ idProfile, idGallery, idMedia, position: 1 });
    await db.insert(articles).values({
      idProfile,
      kind: 'article',
      headline1: 'ข่าว',
      body: {},
      author: 'ทีม',
      articleDate: '2026-01-01',
      slugLink: 'a',
      articleIndex: 1,
      position: 1,
    });
    const decided = await decideSubmission(db, approve(idApproval));
    expect(decided).toMatchObject({ ok: true, value: { status: 'P' } });
    const page = await publishedPage();
    expect(page?.header).toMatchObject({ companyNameTh: 'ชื่อใหม่', published: ['th'] });
    expect(page?.header.cover?.idMedia).toBe(page?.content.covers[0]?.idMedia);
    expect(page?.content).toMatchObject({
      about: 'เรื่องของเรา',
      history: [{ title: 'ก่อตั้ง' }],
      albums: [{ idGallery, itemCount: 1 }],
      articles: [{ headline1: 'ข่าว' }],
    });
  });

  it('again replaces what was public, never adds to it', async () => {
    await decideSubmission(db, approve(await submitted({ about: 'เดิม' })));
    await decideSubmission(db, approve(await submitted({ about: 'ใหม่' })));
    const versions = await db
      .select()
      .from(profileVersions)
      .where(eq(profileVersions.idEmp, company.idEmp));
    expect(versions.map(({ state }) => state).sort()).toEqual(['draft', 'published']);
    const page = await publishedPage();
    expect(page?.content.about).toBe('ใหม่');
    expect(page?.content.covers).toHaveLength(2);
  });

  it('tells the owner in their language and writes the audit log', async () => {
    const idApproval = await submitted();
    await decideSubmission(db, approve(idApproval));
    expect(await mails()).toMatchObject([
      {
        template: 'profile.published',
        lang: 'th',
        toEmail: `hr${company.idEmp}@example.co.th`,
        props: { path: `/company/test-company-${company.idEmp}/hrsay` },
      },
    ]);
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `company:${company.idEmp}`));
    expect(entries).toMatchObject([{ action: 'submission.approve', idActor: idAdmin }]);
  });

  it('by two at once happens once', async () => {
    const idApproval = await submitted();
    const outcomes = await Promise.all([
      decideSubmission(db, approve(idApproval)),
      decideSubmission(db, { ...approve(idApproval), decision: 'return', remark: 'แก้ไข' }),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('that fails half-way leaves the old page, no mail and the submission waiting', async () => {
    await decideSubmission(db, approve(await submitted({ about: 'เดิม' })));
    const idApproval = await submitted({ about: 'ใหม่' });
    await db.execute(
      sql`alter table audit_log add constraint nothing check (id_actor < 0) not valid`,
    );
    await expect(decideSubmission(db, approve(idApproval))).rejects.toThrow();
    await db.execute(sql`alter table audit_log drop constraint nothing`);
    expect((await publishedPage())?.content.about).toBe('เดิม');
    expect(await mails()).toHaveLength(1);
    expect((await decideSubmission(db, approve(idApproval))).ok).toBe(true);
  });
});

describe('returning', () => {
  it('keeps the page as it was and sends the remark', async () => {
    const idApproval = await submitted();
    const outcome = await decideSubmission(db, {
      ...approve(idApproval),
      decision: 'return',
      remark: 'เพิ่มรายละเอียดงาน',
    });
    expect(outcome).toMatchObject({ ok: true, value: { status: 'R' } });
    const [row] = await db.select().from(companies).where(eq(companies.idEmp, company.idEmp));
    expect(row?.publishedThAt).toBeNull();
    expect(await mails()).toMatchObject([
      { template: 'profile.returned', props: { remark: 'เพิ่มรายละเอียดงาน' } },
    ]);
  });

  it('is final: a returned submission is not approved later', async () => {
    const idApproval = await submitted();
    await decideSubmission(db, { ...approve(idApproval), decision: 'return', remark: 'แก้' });
    expect(await decideSubmission(db, approve(idApproval))).toEqual({
      ok: false,
      code: 'conflict',
    });
  });
});

it('every table that hangs on a version goes with it when it is copied', async () => {
  const found = await db.execute<{ name: string }>(sql`
    select distinct c.relname as name from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.confrelid = 'profile_versions'::regclass
    union select 'album_items'`);
  const hanging = found.rows.map(({ name }) => name).filter((name) => name !== 'section_revisions');
  expect(COPIED_TABLES.map((table) => getTableName(table)).sort()).toEqual(hanging.sort());
});

describe('what the team reads before it decides', () => {
  it('of a first page is all that it says', async () => {
    await submitted({ about: 'เรื่องของเรา' });
    const comparison = await compareSubmission(db, { idEmp: company.idEmp, lang: 'th' }, 'en');
    expect(comparison?.isFirst).toBe(true);
    const about = comparison?.fields.find(({ field }) => field === 'about');
    expect(about).toMatchObject({ before: null, after: { text: 'เรื่องของเรา' }, isChanged: true });
    const province = comparison?.fields.find(({ field }) => field === 'province');
    expect(province?.after).toEqual({ kind: 'text', text: 'Bangkok' });
  });

  it('of a changed page is what differs from the public one', async () => {
    await decideSubmission(db, approve(await submitted({ about: 'เดิม' })));
    await submitted({ about: 'ใหม่' });
    const comparison = await compareSubmission(db, { idEmp: company.idEmp, lang: 'th' }, 'th');
    const changed = comparison?.fields.filter(({ isChanged }) => isChanged);
    expect(changed?.map(({ field }) => field)).toEqual(['cover', 'about']);
    expect(changed?.[1]).toMatchObject({ before: { text: 'เดิม' }, after: { text: 'ใหม่' } });
  });
});

describe('the queue', () => {
  it('holds who waits longest first, page by page', async () => {
    const first = await submitted();
    const waiting = await submissionsOf(db, 'W', { pg: 1, vpp: 100 });
    expect(waiting.list.at(-1)).toMatchObject({ idApproval: first, idEmp: company.idEmp });
    expect(waiting.total).toBe(waiting.list.length);
    const counts = await countByStatus(db);
    expect(counts.W).toBe(waiting.total);
    await decideSubmission(db, approve(first));
    expect((await countByStatus(db)).W).toBe(waiting.total - 1);
  });
});
