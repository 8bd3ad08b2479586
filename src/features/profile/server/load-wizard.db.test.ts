import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { registeredCompany } from '../../../../tests/support/fixtures/company-fixture.ts';
import {
  completeDraft,
  draftOf,
  goOut,
  profileItem,
  save,
} from '../../../../tests/support/fixtures/draft-fixture.ts';
import { loadWizard } from './load-wizard.ts';

it('an edit of a public page is an unsubmitted change until it is taken back', async () => {
  const company = await registeredCompany(db, 'gold');
  const lang = 'th';
  await completeDraft(db, company, lang, { about: 'public' });
  await goOut(db, company);
  const hasChanges = async () => (await loadWizard(db, company.idEmp)).th.hasChanges;
  const edit = async (about: string) => {
    const item = await profileItem(db, company, lang, { about });
    const saved = await save(db, company, { lang, section: 'companyProfile' }, [item]);
    if (!saved.ok) throw new Error(saved.code);
  };
  if (!(await loadWizard(db, company.idEmp)).th.hasDraft) await draftOf(db, company, lang);
  expect(await hasChanges()).toBe(false);
  await edit('edited');
  expect(await hasChanges()).toBe(true);
  await edit('public');
  expect(await hasChanges()).toBe(false);
  expect((await loadWizard(db, company.idEmp)).th.filled).toContain('company-profile');
});

it('the second language stays open when the first, complete once, lacks something again', async () => {
  const company = await registeredCompany(db, 'gold');
  await completeDraft(db, company, 'th');
  const item = await profileItem(db, company, 'th', { address: '' });
  await save(db, company, { lang: 'th', section: 'companyProfile' }, [item]);
  expect((await loadWizard(db, company.idEmp)).th).toMatchObject({
    isComplete: false,
    wasComplete: true,
  });
  await draftOf(db, company, 'en');
  expect((await loadWizard(db, company.idEmp)).en.hasDraft).toBe(true);
});
