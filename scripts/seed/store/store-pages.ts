import { checkItems, picturesIn } from '#features/profile/core/sections/check-items.ts';
import { SECTIONS } from '#features/profile/core/sections/registry.ts';
import type { Section } from '#features/profile/core/sections/section.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { daysAfter, daysBefore } from '../calendar.ts';
import type { Row } from '../copy.ts';
import type { DemoPage } from '../profile/demo-page.ts';
import { pageItems } from './page-items.ts';
import type { Seeding } from './seeding.ts';
import { publishedAt } from './store-companies.ts';
import type { Tables } from './tables.ts';
import { storeTables } from './tables.ts';

interface Version {
  readonly page: DemoPage;
  readonly idProfile: number;
  readonly lang: 'th' | 'en';
  readonly state: 'draft' | 'published';
}

function profileRow({ page, idProfile, lang, state }: Version, seeding: Seeding): Row {
  const { company } = page;
  const published = publishedAt(company, seeding.plan.now);
  const publicSince = lang === 'en' ? daysAfter(published, 1.5) : published;
  return [
    idProfile,
    idEmpOf(page, seeding),
    lang,
    state,
    daysBefore(published, 8),
    daysBefore(published, 2),
    state === 'published' ? (seeding.admins.get(company.index) ?? null) : null,
    state === 'published' ? publicSince : null,
    daysBefore(published, 10),
    published,
  ];
}

function idEmpOf(page: DemoPage, { bases }: Seeding): number {
  return bases.companies + page.company.index + 1;
}

/**
 * The rows of what a page says in one language, for each of its versions. Only what the product
 * itself would take is stored; ids and public numbers are the same in all versions of the page.
 */
function addItems(
  page: DemoPage,
  lang: 'th' | 'en',
  versions: readonly number[],
  rows: Tables,
  { now, firstNumber }: { readonly now: Date; readonly firstNumber: number },
): number {
  const said = pageItems(page, lang, now);
  let publicNo = firstNumber;
  for (const section of SECTIONS as readonly Section[]) {
    const { items, refusals } = checkItems(section, said[section.name as keyof typeof said]);
    if (Object.keys(refusals).length > 0) throw new Error(JSON.stringify(refusals));
    const shown = new Set(picturesIn(section, items).map(({ idMedia }) => idMedia));
    for (const [position, { idItem, kind, parent, content }] of items.entries()) {
      const json = JSON.stringify(content);
      for (const idProfile of versions) {
        const { name } = section;
        rows.profile_items.push([idProfile, name, idItem, kind, parent, position, publicNo, json]);
      }
      publicNo += 1;
    }
    for (const idMedia of shown) {
      for (const idProfile of versions) rows.profile_media.push([idProfile, section.name, idMedia]);
    }
  }
  return publicNo;
}

/** Published pages stand in both languages; one that waits for the team was written in Thai first. */
function versionsOf({ company }: DemoPage): readonly Pick<Version, 'lang' | 'state'>[] {
  if (!company.isPublished) return [{ lang: 'th', state: 'draft' }];
  const states = ['draft', 'published'] as const;
  return LOCALES.flatMap((lang) => states.map((state) => ({ lang, state })));
}

function addSubmission({ page, lang }: Version, rows: Tables, seeding: Seeding): void {
  const { now } = seeding.plan;
  const idEmp = idEmpOf(page, seeding);
  const { company } = page;
  const decided = company.isPublished ? publishedAt(company, now) : null;
  const submitted = decided ? daysBefore(decided, 2) : daysBefore(now, (company.index % 5) + 0.3);
  rows.approvals.push([
    idEmp,
    lang,
    decided ? 'P' : 'W',
    seeding.admins.get(company.index) ?? null,
    submitted,
    decided,
    decided !== null,
  ]);
  rows.wizard_steps.push([idEmp, lang, 'finish']);
}

/** Pages in both languages, each as the draft the wizard edits and as the version visitors see. */
export async function storePages(seeding: Seeding, pages: readonly DemoPage[]): Promise<void> {
  const { bases, plan, client } = seeding;
  const rows = storeTables();
  const { rows: found } = await client.query<{ next: number }>(
    `SELECT nextval('public_no_seq')::int AS next`,
  );
  let next = found[0]?.next ?? 1;
  let idProfile = bases.profiles;
  for (const page of pages) {
    const versions: Version[] = [];
    for (const { lang, state } of versionsOf(page)) {
      idProfile += 1;
      const version: Version = { page, idProfile, lang, state };
      versions.push(version);
      rows.profile_versions.push(profileRow(version, seeding));
      if (state === 'draft') addSubmission(version, rows, seeding);
    }
    const numbers = { now: plan.now, firstNumber: next };
    for (const lang of LOCALES) {
      const ids = versions.filter((one) => one.lang === lang).map((one) => one.idProfile);
      if (ids.length > 0) next = addItems(page, lang, ids, rows, numbers);
    }
  }
  for (const [table, columns, stored] of rows.all()) await seeding.copy(table, columns, stored);
  await client.query(`SELECT setval('public_no_seq', $1::int)`, [next]);
}
