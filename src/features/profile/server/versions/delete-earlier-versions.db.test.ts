import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { maxCompanyBytes } from '#features/media/core/media-caps.ts';
import { db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { profileMedia, profileVersions } from '#shared/server/db/schema/profiles.ts';
import { readyMedia, registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { libraryTotals } from '../library/library-queries.ts';
import { deleteEarlierVersions } from './delete-earlier-versions.ts';

it('retains earlier versions while their files fit, without counting these towards the library', async () => {
  const { idEmp } = await registeredCompany('silver');
  const page = { idEmp, lang: 'th' } as const;
  const third = Math.floor(maxCompanyBytes('silver') / 3);
  const version = async (day: number, bytes: number) => {
    const idMedia = await readyMedia(idEmp);
    await db.update(media).set({ bytes }).where(eq(media.idMedia, idMedia));
    const archivedAt = new Date(Date.UTC(2026, 0, day));
    const row = { ...page, state: 'archived' as const, termsAcceptedAt: archivedAt };
    const [made] = await db
      .insert(profileVersions)
      .values({ ...row, archivedAt, publishedAt: archivedAt })
      .returning();
    const idProfile = made?.idProfile ?? 0;
    await db.insert(profileMedia).values({ idProfile, idMedia, section: 'cover' });
    return idProfile;
  };
  const all: number[] = [];
  for (const day of [1, 2, 3, 4]) all.push(await version(day, third));
  const kept = async () => {
    const rows = await db.select().from(profileVersions).where(eq(profileVersions.idEmp, idEmp));
    return rows.map(({ idProfile }) => idProfile).sort((a, b) => a - b);
  };
  expect((await libraryTotals(db, idEmp)).bytes).toBe(0);
  await deleteEarlierVersions(db, page);
  expect(await kept()).toEqual(all.slice(1));
  expect((await libraryTotals(db, idEmp)).bytes).toBe(third);
  await deleteEarlierVersions(db, page);
  expect(await kept()).toEqual(all.slice(1));
});
