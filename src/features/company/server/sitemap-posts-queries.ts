import { and, between, eq, inArray, sql } from 'drizzle-orm';
import { POSTS_PER_SITEMAP, type SitemapPosts } from '#features/discovery/core/sitemap.ts';
import type { AlbumTheme } from '#shared/core/company/profile-lists.ts';
import type { Locale } from '#shared/core/locale.ts';
import { PACKAGE_CAPS, packagesWith } from '#shared/core/packages.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { profileItems, profileVersions } from '#shared/server/db/schema/profiles.ts';
import { isPublicCompany } from '#shared/server/db/schema/public-company.ts';
import { visibleItems } from '../core/shown-content.ts';

const SECTIONS = ['album', 'article'];

const isPublicPost = and(
  isPublicCompany,
  inArray(companies.packageHrSay, packagesWith('albumsOrNews')),
  eq(profileVersions.state, 'published'),
  sql`case ${profileVersions.lang} when 'th' then ${companies.publishedThAt} else ${companies.publishedEnAt} end is not null`,
  inArray(profileItems.section, SECTIONS),
);

/** Numbers of the sitemap's chunks, each a range of company ids, that contain posts. */
export async function postChunks(db: Db): Promise<number[]> {
  const chunk = sql<number>`((${companies.idEmp} - 1) / ${sql.raw(String(POSTS_PER_SITEMAP))} + 1)`;
  const rows = await db
    .selectDistinct({ chunk })
    .from(companies)
    .innerJoin(profileVersions, eq(profileVersions.idEmp, companies.idEmp))
    .innerJoin(profileItems, eq(profileItems.idProfile, profileVersions.idProfile))
    .where(
      and(
        isPublicPost,
        sql`(${profileItems.content} -> 'showOnProfile' = 'true' or ${profileItems.parent} is not null)`,
      ),
    )
    .orderBy(chunk);
  return rows.map((row) => row.chunk);
}

/** Posts visitors can open; of an album only the first item is read, to see it is not empty. */
export async function sitemapPosts(db: Db, chunk: number): Promise<SitemapPosts[]> {
  const last = chunk * POSTS_PER_SITEMAP;
  const contentField = (field: string) => sql`${profileItems.content} -> ${sql.raw(`'${field}'`)}`;
  const rows = await db
    .select({
      idEmp: companies.idEmp,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
      packageHrSay: companies.packageHrSay,
      publishedMonth: sql<string>`to_char(greatest(${companies.publishedThAt}, ${companies.publishedEnAt}) at time zone 'Asia/Bangkok', 'YYYY-MM')`,
      lang: profileVersions.lang,
      section: profileItems.section,
      kind: profileItems.kind,
      idItem: profileItems.idItem,
      parent: profileItems.parent,
      publicNo: profileItems.publicNo,
      pictures: sql<readonly string[]>`(
        select coalesce(json_agg(m.id_media order by shown.position), '[]')
        from (
          select ${profileItems.content} ->> 'coverMedia' as id_media, -1 as position
          union all
          select inside.content ->> 'idMedia', inside.position from profile_items inside
          where inside.id_profile = ${profileItems.idProfile}
            and inside.section = ${profileItems.section} and inside.parent = ${profileItems.idItem}
        ) shown join media m on m.id_media = shown.id_media::uuid
          and m.state = 'ready' and m.deleted_at is null and m.mime_type not like 'video/%')`,
      content: sql<{
        readonly showOnProfile: boolean | null;
        readonly slugLink: string | null;
        readonly theme: AlbumTheme | null;
      }>`json_build_object('showOnProfile', ${contentField('showOnProfile')}, 'slugLink', ${contentField('slugLink')}, 'theme', ${contentField('theme')})`,
    })
    .from(companies)
    .innerJoin(profileVersions, eq(profileVersions.idEmp, companies.idEmp))
    .innerJoin(profileItems, eq(profileItems.idProfile, profileVersions.idProfile))
    .where(
      and(
        between(companies.idEmp, last - POSTS_PER_SITEMAP + 1, last),
        isPublicPost,
        sql`(${profileItems.parent} is null or not exists (
          select 1 from profile_items before
          where before.id_profile = ${profileItems.idProfile}
            and before.section = ${profileItems.section}
            and before.parent = ${profileItems.parent}
            and before.position < ${profileItems.position}))`,
      ),
    )
    .orderBy(companies.idEmp, profileItems.section, profileItems.position);
  return [...Map.groupBy(rows, ({ idEmp }) => idEmp).values()].flatMap((items) => {
    const [company] = items;
    if (!company) return [];
    const { idEmp, companyNameTh, companyNameEn, publishedMonth, packageHrSay } = company;
    const visiblePosts = (lang: Locale) =>
      visibleItems(
        items.filter((item) => item.lang === lang),
        PACKAGE_CAPS[packageHrSay],
      ).flatMap(({ kind, parent, publicNo, pictures, content: { slugLink, theme } }) =>
        parent === null ? [{ kind, publicNo, slugLink, theme, pictures }] : [],
      );
    const posts = { th: visiblePosts('th'), en: visiblePosts('en') };
    return [{ idEmp, companyNameTh, companyNameEn, publishedMonth, posts }];
  });
}
