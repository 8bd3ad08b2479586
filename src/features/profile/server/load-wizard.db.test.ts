import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { completeDraft, draftOf, goOut, profileItem, save } from '#tests/fixtures/draft-fixture.ts';
import { loadWizard } from './load-wizard.ts';

it('an edit of a public page is an unsubmitted change until it is taken back', async () => {
  const company = await registeredCompany('gold');
  const lang = 'th';
  await completeDraft(company, lang, { about: 'public' });
  await goOut(company);
  const hasChanges = async () => (await loadWizard(db, company.idEmp)).th.hasChanges;
  const edit = async (about: string) => {
    const item = await profileItem(company, lang, { about });
    const saved = await save(company, { lang, section: 'companyProfile' }, [item]);
    if (!saved.ok) throw new Error(saved.code);
  };
  if (!(await loadWizard(db, company.idEmp)).th.hasDraft) await draftOf(company, lang);
  expect(await hasChanges()).toBe(false);
  await edit('edited');
  expect(await hasChanges()).toBe(true);
  await edit('public');
  expect(await hasChanges()).toBe(false);
  expect((await loadWizard(db, company.idEmp)).th.filled).toContain('company-profile');
});

it('the second language stays open when the first, complete once, lacks something again', async () => {
  const company = await registeredCompany('gold');
  await completeDraft(company, 'th');
  const item = await profileItem(company, 'th', { address: '' });
  await save(company, { lang: 'th', section: 'companyProfile' }, [item]);
  expect((await loadWizard(db, company.idEmp)).th).toMatchObject({
    isComplete: false,
    wasComplete: true,
  });
  await draftOf(company, 'en');
  expect((await loadWizard(db, company.idEmp)).en.hasDraft).toBe(true);
});
