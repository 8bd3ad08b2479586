import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { coverBanners } from '#shared/server/db/schema/profiles.ts';
import type { TestCompany } from '../../../../tests/support/fixtures/company-fixture.ts';
import {
  readyMedia,
  registeredCompany,
} from '../../../../tests/support/fixtures/company-fixture.ts';
import {
  completeDraft,
  draftOf,
  profileOf,
} from '../../../../tests/support/fixtures/draft-fixture.ts';
import { createVersion } from './create-version.ts';
import { arrangeBanners, attachBanner, detachBanner, readCover } from './edit-cover.ts';
import { saveCompanyProfile } from './save-company-profile.ts';
import { submitProfile, withdrawSubmission } from './submit-profile.ts';

let company: TestCompany;
const thai = { lang: 'th' as const };

beforeEach(async () => {
  company = await registeredCompany(db);
});

describe('creating a version', () => {
  it('begins with what the company said when it registered', async () => {
    await draftOf(db, company, 'th');
    const { values, revision } = await profileOf(db, company, 'th');
    expect(revision).toBe(0);
    expect(values).toMatchObject({
      companyName: 'บริษัท ทดสอบ จำกัด',
      contactName: 'ฝ่ายบุคคล',
      postalCode: '10330',
    });
    expect(values.taxId).toMatch(/^\d{13}$/);
  });

  it('waits with the second language until the first is complete, then copies it', async () => {
    await draftOf(db, company, 'th');
    const early = await createVersion(db, { ...company, lang: 'en', now: new Date() });
    expect(early).toEqual({ ok: false, code: 'not_complete' });
    const idMedia = await completeDraft(db, company, 'th', { about: 'เรื่องของเรา' });
    await draftOf(db, company, 'en');
    const { values } = await profileOf(db, company, 'en');
    expect(values).toMatchObject({ companyName: 'Test Company', about: 'เรื่องของเรา' });
    const cover = await readCover(db, { ...company, lang: 'en', packageHrSay: 'gold' });
    expect(cover).toMatchObject({ value: { banners: [{ idMedia }] } });
  });

  it('twice at once makes one draft', async () => {
    const order = { ...company, lang: 'th' as const, now: new Date() };
    const made = await Promise.all([createVersion(db, order), createVersion(db, order)]);
    expect(made.filter((one) => one.ok && one.value.isNew)).toHaveLength(1);
  });
});

describe('saving the company profile', () => {
  it('raises the revision, and refuses one it has not seen', async () => {
    await draftOf(db, company, 'th');
    const { values, revision } = await profileOf(db, company, 'th');
    const edit = { ...company, ...thai, revision, finish: false };
    const first = await saveCompanyProfile(db, { ...edit, profile: { ...values, about: 'หนึ่ง' } });
    expect(first.saved).toEqual({ ok: true, value: { revision: 1 } });
    const stale = await saveCompanyProfile(db, { ...edit, profile: { ...values, about: 'สอง' } });
    expect(stale.saved).toEqual({ ok: false, code: 'conflict' });
    expect((await profileOf(db, company, 'th')).values.about).toBe('หนึ่ง');
  });

  it('of two at once keeps exactly one', async () => {
    await draftOf(db, company, 'th');
    const { values } = await profileOf(db, company, 'th');
    const save = (about: string) =>
      saveCompanyProfile(db, {
        ...company,
        ...thai,
        revision: 0,
        finish: false,
        profile: { ...values, about },
      });
    const outcomes = await Promise.all([save('a'), save('b'), save('c')]);
    expect(outcomes.filter(({ saved }) => saved.ok)).toHaveLength(1);
  });

  it('keeps an unfinished draft, but does not call it finished', async () => {
    await draftOf(db, company, 'th');
    const { values } = await profileOf(db, company, 'th');
    const edit = { ...company, ...thai, revision: 0, profile: { ...values, address: '' } };
    const finished = await saveCompanyProfile(db, { ...edit, finish: true });
    expect(finished.fields).toEqual({ address: 'addressRequired' });
    expect((await saveCompanyProfile(db, { ...edit, finish: false })).saved.ok).toBe(true);
  });

  it('does not take the tax id of another company', async () => {
    const other = await registeredCompany(db);
    const [row] = await db.select().from(companies).where(eq(companies.idEmp, other.idEmp));
    await draftOf(db, company, 'th');
    const { values } = await profileOf(db, company, 'th');
    const profile = { ...values, taxId: row?.taxId ?? '' };
    const edit = { ...company, ...thai, revision: 0, finish: false, profile };
    expect((await saveCompanyProfile(db, edit)).fields).toEqual({ taxId: 'taxIdTaken' });
  });

  it('does not take the logo of another company', async () => {
    const other = await registeredCompany(db);
    const logoMedia = await readyMedia(db, other.idEmp, 'logo');
    await draftOf(db, company, 'th');
    const { values } = await profileOf(db, company, 'th');
    const edit = { ...company, ...thai, revision: 0, finish: false };
    const outcome = await saveCompanyProfile(db, { ...edit, profile: { ...values, logoMedia } });
    expect(outcome.saved).toEqual({ ok: false, code: 'invalid_fields' });
  });
});

describe('cover banners', () => {
  const edit = () => ({ ...company, ...thai, packageHrSay: 'gold' as const });

  it('thirty at once end at the cap of the package', async () => {
    await draftOf(db, company, 'th');
    const pictures = await Promise.all(
      Array.from({ length: 30 }, () => readyMedia(db, company.idEmp)),
    );
    const outcomes = await Promise.all(
      pictures.map((idMedia) => attachBanner(db, edit(), { idMedia, altText: '' })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.code]));
    expect(new Set(refused)).toEqual(new Set(['cap_reached']));
    const cover = await readCover(db, edit());
    expect(cover.ok && cover.value.banners).toHaveLength(3);
  });

  it('attaching the same one again changes nothing', async () => {
    await draftOf(db, company, 'th');
    const idMedia = await readyMedia(db, company.idEmp);
    await attachBanner(db, edit(), { idMedia, altText: 'หนึ่ง' });
    await attachBanner(db, edit(), { idMedia, altText: 'สอง' });
    const cover = await readCover(db, edit());
    expect(cover.ok && cover.value.banners.map(({ altText }) => altText)).toEqual(['หนึ่ง']);
  });

  it('are only the company’s own, and only covers', async () => {
    const other = await registeredCompany(db);
    await draftOf(db, company, 'th');
    const foreign = await readyMedia(db, other.idEmp);
    const logo = await readyMedia(db, company.idEmp, 'logo');
    for (const idMedia of [foreign, logo]) {
      const outcome = await attachBanner(db, edit(), { idMedia, altText: '' });
      expect(outcome).toEqual({ ok: false, code: 'invalid_fields' });
    }
  });

  it('are put in a new order, and a stale order is refused', async () => {
    await draftOf(db, company, 'th');
    const a = { idMedia: await readyMedia(db, company.idEmp), altText: 'a' };
    const b = { idMedia: await readyMedia(db, company.idEmp), altText: 'b' };
    await attachBanner(db, edit(), a);
    const attached = await attachBanner(db, edit(), b);
    const revision = attached.ok ? attached.value.revision : -1;
    expect((await arrangeBanners(db, { ...edit(), revision }, [b, a])).ok).toBe(true);
    const stale = await arrangeBanners(db, { ...edit(), revision }, [a, b]);
    expect(stale).toEqual({ ok: false, code: 'conflict' });
    const cover = await readCover(db, edit());
    expect(cover.ok && cover.value.banners.map(({ altText }) => altText)).toEqual(['b', 'a']);
  });

  it('cannot be brought in past the cap by ordering', async () => {
    await draftOf(db, company, 'th');
    const smuggled = { idMedia: await readyMedia(db, company.idEmp), altText: '' };
    const outcome = await arrangeBanners(db, { ...edit(), revision: 0 }, [smuggled]);
    expect(outcome).toEqual({ ok: false, code: 'invalid_fields' });
  });

  it('are taken off the draft', async () => {
    const idMedia = await completeDraft(db, company, 'th');
    expect((await detachBanner(db, edit(), idMedia)).ok).toBe(true);
    const left = await db.select().from(coverBanners).where(eq(coverBanners.idMedia, idMedia));
    expect(left).toEqual([]);
  });
});

describe('while the team reads it', () => {
  it('a draft stands still, until the submission is withdrawn', async () => {
    const idMedia = await completeDraft(db, company, 'th');
    const submit = { ...company, ...thai, remark: '', now: new Date() };
    const submitted = await submitProfile(db, submit);
    expect(submitted).toMatchObject({ ok: true, value: { status: 'W' } });
    const again = await submitProfile(db, submit);
    expect(again).toEqual({ ok: false, code: 'conflict' });
    const edit = { ...company, ...thai, packageHrSay: 'gold' as const };
    const refused = { ok: false, code: 'awaiting_review' };
    expect(await detachBanner(db, edit, idMedia)).toEqual(refused);
    const { values, revision } = await profileOf(db, company, 'th');
    const change = { ...company, ...thai, revision, finish: false, profile: values };
    expect((await saveCompanyProfile(db, change)).saved).toEqual(refused);
    const withdrawn = await withdrawSubmission(db, { idEmp: company.idEmp, ...thai });
    expect(withdrawn).toMatchObject({ ok: true, value: { status: 'D' } });
    expect((await detachBanner(db, edit, idMedia)).ok).toBe(true);
  });

  it('two submissions at once are one', async () => {
    await completeDraft(db, company, 'th');
    const submit = { ...company, ...thai, remark: '', now: new Date() };
    const outcomes = await Promise.all([submitProfile(db, submit), submitProfile(db, submit)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

it('an incomplete draft cannot be submitted and says what is missing', async () => {
  await draftOf(db, company, 'th');
  const submit = { ...company, ...thai, remark: '', now: new Date() };
  const submitted = await submitProfile(db, submit);
  const missing = [{ step: 'cover', field: 'cover', code: 'coverRequired' }];
  expect(submitted).toEqual({ ok: false, code: 'not_complete', detail: { lang: 'th', missing } });
});
