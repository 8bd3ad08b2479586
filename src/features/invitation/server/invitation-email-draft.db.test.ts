import { beforeEach, expect, it } from 'vitest';
import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import { registeredCompany, type TestCompany } from '#tests/fixtures/company-fixture.ts';
import { previewInvitation } from './email-preview.ts';
import { loadInvitationDraft, saveInvitationDraft } from './invitation-email-draft.ts';

const NAMES = { companyNameTh: 'บริษัท ทดสอบ จำกัด', companyNameEn: 'Test Company' };
let company: TestCompany;
beforeEach(async () => {
  company = await registeredCompany();
});

const at = (lang: Locale) => loadInvitationDraft(db, { idEmp: company.idEmp, lang }, NAMES);

async function save(
  text: string,
  { lang = 'th' as Locale, revision = 0, finish = false, subject = 'ชวนเขียนรีวิว' } = {},
) {
  const [item] = (await at(lang)).items;
  if (!item) throw new Error('a letter without its item');
  const items = [{ ...item, content: { ...item.content, subject, text } }];
  return saveInvitationDraft(db, { ...company, lang, revision, items, finish });
}
const textOf = async (lang: Locale) => (await at(lang)).items[0]?.content['text'];

it('starts with a suggested text in its language that names the company', async () => {
  const [thai, english] = [await at('th'), await at('en')];
  expect([thai.revision, thai.savedAt]).toEqual([0, null]);
  expect(thai.items[0]?.content).toMatchObject({
    layoutLang: 'th',
    text: expect.stringContaining(NAMES.companyNameTh),
  });
  expect(english.items[0]?.content).toMatchObject({
    layoutLang: 'en',
    subject: expect.stringContaining(NAMES.companyNameEn),
  });
});

it('is stored separately for each language', async () => {
  expect(await save('ข้อความ')).toMatchObject({ ok: true, value: { revision: 1 } });
  expect(await save('Words', { lang: 'en' })).toMatchObject({ ok: true, value: { revision: 1 } });
  expect(await save('ข้อความใหม่', { revision: 1 })).toMatchObject({ value: { revision: 2 } });
  expect([await textOf('th'), await textOf('en')]).toEqual(['ข้อความใหม่', 'Words']);
});

it('never overwrites an unseen revision, and repeats the response of the same save', async () => {
  const first = await save('หนึ่ง');
  expect(await save('หนึ่ง')).toEqual(first);
  expect(await save('สอง')).toEqual({ ok: false, code: 'conflict' });
  expect(await save('สอง', { revision: 7 })).toEqual({ ok: false, code: 'conflict' });
  expect(await textOf('th')).toBe('หนึ่ง');
});

it('accepts one of several concurrent first saves', async () => {
  const texts = Array.from({ length: 12 }, (_, index) => `ฉบับที่ ${index}`);
  const saves = await Promise.all(texts.map((text) => save(text)));
  expect(saves.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await at('th')).revision).toBe(1);
});

it('rejects invalid content, and missing content on completion', async () => {
  expect(await save('http://evil.example')).toMatchObject({ code: 'invalid_fields' });
  expect(await save('', { subject: '' })).toMatchObject({ ok: true });
  const { items } = await at('th');
  const edit = { ...company, lang: 'th' as const, revision: 1, items, finish: true };
  const idItem = items[0]?.idItem;
  expect(await saveInvitationDraft(db, edit)).toMatchObject({
    code: 'invalid_fields',
    fields: {
      [`${idItem}.subject`]: ['titleRequired'],
      [`${idItem}.text`]: ['descriptionRequired'],
    },
  });
  expect(await saveInvitationDraft(db, { ...edit, items: [] })).toMatchObject({
    code: 'invalid_fields',
  });
  expect(await saveInvitationDraft(db, { ...edit, items: [...items, ...items] })).toMatchObject({
    code: 'invalid_fields',
  });
});

it('is previewed in either layout as an inert document', async () => {
  await save('สวัสดี <script>alert(1)</script>');
  for (const layout of ['th', 'en'] as const) {
    const answer = await previewInvitation(
      { ...NAMES, email: 'hr@example.com', idEmp: company.idEmp },
      { lang: 'th', layoutLang: layout, isNamed: false },
    );
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox allow-same-origin$/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const html = await answer.text();
    expect(html).toContain(`lang="${layout}"`);
    expect(html).toContain('สวัสดี &lt;script&gt;');
    expect(html).not.toContain('<script');
  }
});
