import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companyHeader } from '#features/company/server/company-queries.ts';
import { loadCompanyPage } from '#features/company/server/load-company-page.ts';
import type { SectionName } from '#features/profile/core/sections/registry.ts';
import type { Item } from '#features/profile/core/sections/section.ts';
import { itemsOf } from '#features/profile/server/item-queries.ts';
import { findVersion } from '#features/profile/server/profile-queries.ts';
import {
  countByStatus,
  submissionsOf,
} from '#features/profile/server/submission/approval-queries.ts';
import {
  type Decide,
  decideSubmission,
} from '#features/profile/server/submission/decide-submission.ts';
import { publicVersions } from '#features/profile/server/version-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { auditLog, emailOutbox } from '#shared/server/db/schema/operations.ts';
import { profileVersions } from '#shared/server/db/schema/profiles.ts';
import {
  pageItem,
  readyMedia,
  registeredCompany,
  type TestCompany,
} from '../support/fixtures/company-fixture.ts';
import {
  completeDraft,
  draftOf,
  handIn,
  save,
  sectionOf,
} from '../support/fixtures/draft-fixture.ts';
import { makeAdmin } from '../support/fixtures/review-fixture.ts';

let company: TestCompany;
let idAdmin = 0;

beforeEach(async () => {
  company = await registeredCompany('platinum');
  idAdmin = await makeAdmin();
});

async function submitted(change = {}): Promise<number> {
  await completeDraft(company, 'th', change);
  return handIn(company);
}

async function fill(section: SectionName, items: readonly Item[]): Promise<void> {
  await draftOf(company, 'th');
  const place = { lang: 'th' as const, section };
  const saved = await save(company, place, items);
  if (!saved.ok) throw new Error(`${section} was not saved: ${saved.code}`);
}

const BODY = {
  root: {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', text: 'ก' }] }],
  },
};
const DATED = { articleDate: '2026-01-01', slugLink: 'a' };

const approve = (idApproval: number): Decide => ({
  idApproval,
  idAdmin,
  decision: 'approve',
  remark: '',
  remarks: {},
  now: new Date(),
});

async function publishedPage() {
  const header = await companyHeader(db, company.idEmp);
  return header && (await loadCompanyPage(db, header, { lang: 'th', state: 'published' }));
}

const mails = () => db.select().from(emailOutbox).where(eq(emailOutbox.idEmp, company.idEmp));

describe('approving', () => {
  it('publishes the draft with everything that hangs on it', async () => {
    const idMedia = await readyMedia(company.idEmp, 'album');
    await fill('history', [pageItem('topic', { title: 'ก่อตั้ง' })]);
    const album = pageItem('album', { title: 'ภาพ' });
    const picture = pageItem('albumPicture', { idMedia, altText: 'ก' }, album.idItem);
    await fill('album', [album, picture]);
    await fill('article', [
      pageItem('article', {
        headline1: 'ข่าว',
        headline2: 'ย่อ',
        body: BODY,
        author: 'ทีม',
        ...DATED,
      }),
    ]);
    const idApproval = await submitted({ about: 'เรื่องของเรา', companyName: 'ชื่อใหม่' });
    const decided = await decideSubmission(db, approve(idApproval));
    expect(decided).toMatchObject({ ok: true, value: { status: 'P' } });
    const page = await publishedPage();
    expect(page?.header).toMatchObject({ companyNameTh: 'ชื่อใหม่', published: ['th'] });
    expect(page?.header.cover?.idMedia).toBe(page?.content.covers[0]?.idMedia);
    expect(page?.content).toMatchObject({
      about: 'เรื่องของเรา',
      history: [{ title: 'ก่อตั้ง' }],
      albums: [{ title: 'ภาพ' }],
      articles: [{ headline1: 'ข่าว' }],
    });
  });

  it('a second time replaces the public version and archives it', async () => {
    await decideSubmission(db, approve(await submitted({ about: 'เดิม' })));
    await decideSubmission(db, approve(await submitted({ about: 'ใหม่' })));
    const versions = await db
      .select()
      .from(profileVersions)
      .where(eq(profileVersions.idEmp, company.idEmp));
    expect(versions.map(({ state }) => state).sort()).toEqual(['archived', 'draft', 'published']);
    const page = await publishedPage();
    expect(page?.content.about).toBe('ใหม่');
    expect(page?.content.covers).toHaveLength(1);
  });

  it('notifies the owner in their language and writes the audit log', async () => {
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
  it('leaves the page unchanged and sends the remark', async () => {
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
});

describe('versions', () => {
  const numbers = async (state: 'draft' | 'published') => {
    const version = await findVersion(db, company.idEmp, 'th', state);
    const items = await itemsOf(db, version?.idProfile ?? 0);
    return items.map(({ idItem, publicNo }) => [idItem, publicNo]);
  };

  it('have the same ids and public numbers in draft, public and restored pages', async () => {
    await fill('history', [
      pageItem('topic', { title: 'หนึ่ง' }),
      pageItem('topic', { title: 'สอง' }),
    ]);
    await decideSubmission(db, approve(await submitted()));
    const first = await numbers('published');
    expect(await numbers('draft')).toEqual(first);
    const { items } = await sectionOf(company, { lang: 'th', section: 'history' });
    await fill('history', []);
    await fill('history', items);
    expect(await numbers('draft')).toEqual(first);
  });

  it('that were public show when they were published and who submitted them', async () => {
    await decideSubmission(db, approve(await submitted({ about: 'เดิม' })));
    await decideSubmission(db, approve(await submitted({ about: 'ใหม่' })));
    const versions = await publicVersions(db, company.idEmp, 'th');
    expect(versions).toMatchObject([
      { state: 'published', archivedAt: null, submittedBy: 'ฝ่ายบุคคล' },
      { state: 'archived', archivedAt: expect.any(Date) },
    ]);
  });
});

describe('the queue', () => {
  it('lists submissions by waiting time, page by page', async () => {
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
