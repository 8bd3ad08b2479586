import { checkItems, picturesIn } from '#features/profile/core/sections/check-items.ts';
import { SECTIONS } from '#features/profile/core/sections/registry.ts';
import type { Section } from '#features/profile/core/sections/section.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import {
  approvals,
  profileItems,
  profileMedia,
  profileVersions,
  wizardSteps,
} from '#shared/server/db/schema/profiles.ts';
import { daysBefore, seedDaysAfter } from '../calendar.ts';
import type { NewRow } from '../insert-rows.ts';
import type { DemoPage } from '../profile/demo-page.ts';
import { demoPictures } from '../profile/page.ts';
import { pageItems } from './page-items.ts';
import type { Seeding } from './seeding.ts';
import { publishedAt } from './store-companies.ts';
import { mediaId } from './store-media.ts';

interface Version {
  readonly page: DemoPage;
  readonly idProfile: number;
  readonly lang: 'th' | 'en';
  readonly state: 'draft' | 'published';
}

interface PageRows {
  readonly versions: NewRow<typeof profileVersions>[];
  readonly items: NewRow<typeof profileItems>[];
  readonly media: NewRow<typeof profileMedia>[];
  readonly approvals: NewRow<typeof approvals>[];
  readonly steps: NewRow<typeof wizardSteps>[];
}

function profileRow(
  { page, idProfile, lang, state }: Version,
  seeding: Seeding,
): PageRows['versions'][number] {
  const { company } = page;
  const published = publishedAt(company, seeding.plan.now);
  const publicSince = lang === 'en' ? seedDaysAfter(published, 1.5) : published;
  return {
    idProfile,
    idEmp: idEmpOf(page, seeding),
    lang,
    state,
    termsAcceptedAt: daysBefore(published, 8),
    completedAt: daysBefore(published, 2),
    submittedBy: state === 'published' ? (seeding.admins.get(company.index) ?? null) : null,
    publishedAt: state === 'published' ? publicSince : null,
    createdAt: daysBefore(published, 10),
    updatedAt: published,
  };
}

function idEmpOf(page: DemoPage, { bases }: Seeding): number {
  return bases.companies + page.company.index + 1;
}

interface PageContext {
  readonly now: Date;
  readonly firstNumber: number;
  readonly featured: readonly string[];
}

/** Adds a page's rows in one language per version, validated; ids are equal in all versions. */
function addItems(
  page: DemoPage,
  lang: 'th' | 'en',
  versions: readonly number[],
  rows: PageRows,
  { now, firstNumber, featured }: PageContext,
): number {
  const itemsBySection = pageItems(page, lang, publishedAt(page.company, now), featured);
  const alts = new Map(
    demoPictures(page).map((picture) => [mediaId(page, picture), picture.alt[lang]]),
  );
  let publicNo = firstNumber;
  for (const section of SECTIONS as readonly Section[]) {
    const { items, errors } = checkItems(
      section,
      itemsBySection[section.name as keyof typeof itemsBySection] ?? [],
    );
    if (Object.keys(errors).length > 0) throw new Error(JSON.stringify(errors));
    const usedMedia = new Set(picturesIn(section, items).map(({ idMedia }) => idMedia));
    for (const [position, { idItem, kind, parent, content }] of items.entries()) {
      const item = { section: section.name, idItem, kind, parent, position, publicNo, content };
      for (const idProfile of versions) rows.items.push({ idProfile, ...item });
      publicNo += 1;
    }
    for (const idMedia of usedMedia) {
      for (const idProfile of versions) {
        rows.media.push({
          idProfile,
          section: section.name,
          idMedia,
          altText: alts.get(idMedia) ?? null,
        });
      }
    }
  }
  return publicNo;
}

/** A page that waits for the team was written in Thai first. */
function versionsOf({ company }: DemoPage): readonly Pick<Version, 'lang' | 'state'>[] {
  if (!company.isPublished) return [{ lang: 'th', state: 'draft' }];
  const states = ['draft', 'published'] as const;
  return company.languages.flatMap((lang) => states.map((state) => ({ lang, state })));
}

function addSubmission({ page, lang }: Version, rows: PageRows, seeding: Seeding): void {
  const { now } = seeding.plan;
  const idEmp = idEmpOf(page, seeding);
  const { company } = page;
  const decided = company.isPublished ? publishedAt(company, now) : null;
  const submitted = decided ? daysBefore(decided, 2) : daysBefore(now, (company.index % 5) + 0.3);
  rows.approvals.push({
    idEmp,
    lang,
    status: decided ? 'P' : 'W',
    createdBy: seeding.admins.get(company.index) ?? null,
    createdAt: submitted,
    decidedAt: decided,
    isSeenByOwner: decided !== null,
  });
  rows.steps.push({ idEmp, lang, step: 'finish' });
}

const MAX_FEATURED = 3;

/** Reviews that employers feature, by company id: the most useful of the kind ones. */
async function kindestReviews({ client, bases }: Seeding): Promise<Map<number, string[]>> {
  const { rows } = await client.query<{ idEmp: number; ids: string[] }>(
    `SELECT id_emp AS "idEmp", (array_agg(public_id ORDER BY useful_count DESC, id_review))[:$2] AS ids
       FROM reviews
      WHERE id_emp > $1 AND status = 'published' AND rating_overall >= 4
      GROUP BY id_emp`,
    [bases.companies, MAX_FEATURED],
  );
  return new Map(rows.map(({ idEmp, ids }) => [idEmp, ids]));
}

export async function storePages(seeding: Seeding, pages: readonly DemoPage[]): Promise<void> {
  const { bases, plan, client, insert } = seeding;
  const rows: PageRows = { versions: [], items: [], media: [], approvals: [], steps: [] };
  const { rows: found } = await client.query<{ next: number }>(
    `SELECT nextval('public_no_seq')::int AS next`,
  );
  let next = found[0]?.next ?? 1;
  const kindest = await kindestReviews(seeding);
  let idProfile = bases.profiles;
  for (const page of pages) {
    const versions: Version[] = [];
    for (const { lang, state } of versionsOf(page)) {
      idProfile += 1;
      const version: Version = { page, idProfile, lang, state };
      versions.push(version);
      rows.versions.push(profileRow(version, seeding));
      if (state === 'draft') addSubmission(version, rows, seeding);
    }
    const maxFeatured = PACKAGE_CAPS[page.company.packageHrSay].featuredReviews;
    const featured = kindest.get(idEmpOf(page, seeding))?.slice(0, maxFeatured) ?? [];
    const firstNumber = next;
    for (const lang of LOCALES) {
      const ids = versions
        .filter((candidate) => candidate.lang === lang)
        .map((candidate) => candidate.idProfile);
      const context = { now: plan.now, firstNumber, featured };
      if (ids.length > 0) next = addItems(page, lang, ids, rows, context);
    }
  }
  await insert(profileVersions, rows.versions);
  await insert(profileItems, rows.items);
  await insert(profileMedia, rows.media);
  await insert(approvals, rows.approvals);
  await insert(wizardSteps, rows.steps);
  await client.query(`SELECT setval('public_no_seq', $1::int)`, [next]);
}
