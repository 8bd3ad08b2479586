import { and, eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  aspectMedia,
  aspectSections,
  coverBanners,
  employeePhotos,
  historyTopics,
  joinReasons,
  profileVersions,
  testimonials,
} from '#shared/server/db/schema/profiles.ts';
import { featuredReviews } from '#shared/server/db/schema/reviews.ts';
import { albumItems, albums, articles } from '#shared/server/db/schema/stories.ts';
import type { ProfileState } from '../core/profile-lists.ts';

/** Everything that hangs on a version and goes with it; parents before children. */
export const COPIED_TABLES: readonly PgTable[] = [
  coverBanners,
  historyTopics,
  aspectSections,
  aspectMedia,
  joinReasons,
  albums,
  albumItems,
  articles,
  employeePhotos,
  testimonials,
  featuredReviews,
];

interface Copy {
  readonly lang: Locale;
  readonly state: ProfileState;
  readonly publishedAt: Date | null;
}

/** Writes the same page again as another version: same content, ids of galleries and articles kept. */
export async function copyVersion(db: Db, idProfile: number, copy: Copy): Promise<number> {
  const [source] = await db
    .select()
    .from(profileVersions)
    .where(eq(profileVersions.idProfile, idProfile));
  if (!source) throw new Error('the version to copy is gone');
  const { idProfile: _, createdAt: __, updatedAt: ___, ...content } = source;
  const [made] = await db
    .insert(profileVersions)
    .values({ ...content, ...copy })
    .returning({ idProfile: profileVersions.idProfile });
  if (!made) throw new Error('a version was not stored');
  for (const table of COPIED_TABLES) await copyRows(db, table, idProfile, made.idProfile);
  return made.idProfile;
}

async function copyRows(db: Db, table: PgTable, from: number, to: number): Promise<void> {
  const names = Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => name !== 'id_profile');
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${sql.identifier(getTableName(table))} (id_profile, ${columns})
    select ${to}::int, ${columns} from ${sql.identifier(getTableName(table))}
    where id_profile = ${from}`);
}

export async function deleteVersion(
  db: Db,
  idEmp: number,
  lang: Locale,
  state: ProfileState,
): Promise<void> {
  await db
    .delete(profileVersions)
    .where(
      and(
        eq(profileVersions.idEmp, idEmp),
        eq(profileVersions.lang, lang),
        eq(profileVersions.state, state),
      ),
    );
}
