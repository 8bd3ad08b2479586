import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { pageItem, registeredCompany, TEST_INDUSTRY } from '#tests/fixtures/company-fixture.ts';
import {
  completeDraft,
  draftOf,
  goOut,
  profileItem,
  save,
  sectionOf,
} from '#tests/fixtures/draft-fixture.ts';
import { loadWizard } from './load-wizard.ts';
import { industryOf } from './step-queries.ts';

it('reports an edit of a public page as unsubmitted until it is reverted', async () => {
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

it('the second language remains open when the first becomes incomplete again', async () => {
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

it('starting texts follow the industry of the draft before approval', async () => {
  const company = await registeredCompany('gold');
  const industry = () => industryOf(db, company.idEmp, 'th');
  expect(await industry()).toBe(TEST_INDUSTRY);
  await draftOf(company, 'th');
  const item = await profileItem(company, 'th', { idIndustry: 20 });
  await save(company, { lang: 'th', section: 'companyProfile' }, [item]);
  expect(await industry()).toBe(20);
});

it('an English page converts years of the Thai one to the common era', async () => {
  const company = await registeredCompany('gold');
  await completeDraft(company, 'th');
  const topics = [pageItem('topic', { year: 2558, title: 'ก' }), pageItem('topic', { title: 'ข' })];
  await save(company, { lang: 'th', section: 'history' }, topics);
  await save(company, { lang: 'th', section: 'companyProfile', finish: true }, [
    await profileItem(company, 'th'),
  ]);
  await draftOf(company, 'en');
  const years = async (lang: 'th' | 'en') =>
    (await sectionOf(company, { lang, section: 'history' })).items.map(
      ({ content }) => content['year'],
    );
  expect([await years('th'), await years('en')]).toEqual([
    [2558, null],
    [2015, null],
  ]);
});
