// Rows that database tests of the company and profile slices begin with.
import { randomUUID } from 'node:crypto';
import type { Locale } from '#shared/core/locale.ts';
import type { PackageHrSay } from '#shared/core/session.ts';
import type { MediaKind } from '#shared/core/vocabulary.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { platformAdmins, users } from '#shared/server/db/schema/accounts.ts';
import { companies, industries, jobFields, provinces } from '#shared/server/db/schema/companies.ts';
import { media } from '#shared/server/db/schema/media.ts';
import { profileVersions } from '#shared/server/db/schema/profiles.ts';

export const TEST_INDUSTRY = 7;
export const TEST_JOB_FIELD = 3;

export async function masterData(db: Db): Promise<void> {
  const nothing = { target: industries.idIndustry };
  await db
    .insert(industries)
    .values({ idIndustry: TEST_INDUSTRY, nameTh: 'เทคโนโลยี', nameEn: 'Technology' })
    .onConflictDoNothing(nothing);
  await db
    .insert(jobFields)
    .values({ idJobField: TEST_JOB_FIELD, nameTh: 'วิศวกรรม', nameEn: 'Engineering' })
    .onConflictDoNothing({ target: jobFields.idJobField });
  await db
    .insert(provinces)
    .values({ code: '10', nameTh: 'กรุงเทพมหานคร', nameEn: 'Bangkok' })
    .onConflictDoNothing({ target: provinces.code });
}

export interface TestCompany {
  readonly idEmp: number;
  readonly idUser: number;
}

let taxIds = 1_000_000_000_000;

/** A registered company with its first administrator; nothing is published yet. */
export async function registeredCompany(
  db: Db,
  packageHrSay: PackageHrSay = 'gold',
  nameTh = 'บริษัท ทดสอบ จำกัด',
): Promise<TestCompany> {
  await masterData(db);
  taxIds += 1;
  const [company] = await db
    .insert(companies)
    .values({
      companyNameTh: nameTh,
      companyNameEn: 'Test Company',
      taxId: String(taxIds),
      idIndustry: TEST_INDUSTRY,
      companySize: 4,
      province: '10',
      city: 'ปทุมวัน',
      address: '99 ถนนพระรามที่ 1',
      postalCode: '10330',
      telephone: '021234567',
      packageHrSay,
      claimedAt: new Date(),
    })
    .returning({ idEmp: companies.idEmp });
  const idEmp = company?.idEmp ?? 0;
  const [user] = await db
    .insert(users)
    .values({
      idEmp,
      email: `hr${idEmp}@example.co.th`,
      contactName: 'ฝ่ายบุคคล',
      position: 'ผู้จัดการ',
      telephone: '021234567',
      role: 'admin',
    })
    .returning({ idUser: users.idUser });
  return { idEmp, idUser: user?.idUser ?? 0 };
}

export async function testAdmin(db: Db): Promise<number> {
  const [admin] = await db
    .insert(platformAdmins)
    .values({ name: `team ${randomUUID()}` })
    .returning({ idAdmin: platformAdmins.idAdmin });
  return admin?.idAdmin ?? 0;
}

export async function readyMedia(
  db: Db,
  idEmp: number,
  kind: MediaKind = 'cover',
): Promise<string> {
  const [row] = await db
    .insert(media)
    .values({
      idEmp,
      kind,
      state: 'ready',
      mimeType: 'image/png',
      bytes: 1000,
      sha256: randomUUID(),
      originalKey: `test/${randomUUID()}`,
      width: 1600,
      height: 900,
      placeholder: 'data:image/webp;base64,AAAA',
    })
    .returning({ idMedia: media.idMedia });
  return row?.idMedia ?? '';
}

/** A published version that holds nothing but its name and an introduction. */
export async function publishedVersion(db: Db, idEmp: number, lang: Locale): Promise<number> {
  const [row] = await db
    .insert(profileVersions)
    .values({
      idEmp,
      lang,
      state: 'published',
      companyName: lang === 'th' ? 'บริษัท ทดสอบ จำกัด' : 'Test Company',
      about: lang === 'th' ? 'เราทดสอบ' : 'We test.',
      publishedAt: new Date(),
    })
    .returning({ idProfile: profileVersions.idProfile });
  return row?.idProfile ?? 0;
}
