import { and, asc, eq, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import { PACKAGE_CAPS, packagesWith } from '#shared/core/packages.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import {
  isDatedArticle,
  profileItems,
  profileVersions,
} from '#shared/server/db/schema/profiles.ts';
import { isPublicCompany } from '#shared/server/db/schema/public-company.ts';

/** Newest articles per company, so that one that publishes often does not fill the list. */
const MAX_PER_COMPANY = 3;

const dayOf = (content: SQLWrapper) => sql`(${content} ->> 'articleDate')`;

/** SQL condition: a dated article, but none dated in the future. */
const isNews = (item: { kind: SQLWrapper; content: SQLWrapper }) =>
  sql`${isDatedArticle(item)} and ${dayOf(item.content)} <= ${thaiDay(new Date())}`;

/** SQL of the newest articles within the package's cap, towards which hidden ones count too. */
const newestOfVersion = () => {
  const item = { kind: sql`own.kind`, content: sql`own.content` };
  const caps = packagesWith('albumsOrNews').map(
    (name) => sql`when ${name} then ${PACKAGE_CAPS[name].albumsOrNews}::int`,
  );
  return sql`(
    select own.public_no from profile_items own
    where own.id_profile = ${profileVersions.idProfile} and ${isNews(item)}
      and (select count(*) from profile_items listed
           where listed.id_profile = own.id_profile and listed.section in ('album', 'article')
             and listed.parent is null
             and (listed.section, listed.position) <= (own.section, own.position)
          ) <= case ${companies.packageHrSay} ${sql.join(caps, sql` `)} end
    order by ${dayOf(item.content)} desc, own.public_no
    limit ${MAX_PER_COMPANY})`;
};

/** Scans the index of dated articles from the newest until enough versions match. */
export function newestArticles(db: Db, locale: Locale, limit: number) {
  const { publishedThAt: th, publishedEnAt: en } = companies;
  const { lang } = profileVersions;
  const publishedInLocale = { th, en }[locale];
  return db
    .select({ idEmp: companies.idEmp, publicNo: profileItems.publicNo })
    .from(profileItems)
    .innerJoin(profileVersions, eq(profileVersions.idProfile, profileItems.idProfile))
    .innerJoin(companies, eq(companies.idEmp, profileVersions.idEmp))
    .where(
      and(
        isNews(profileItems),
        eq(profileVersions.state, 'published'),
        sql`case ${lang} when 'th' then ${th} else ${en} end is not null`,
        or(eq(lang, locale), isNull(publishedInLocale)),
        isPublicCompany,
        sql`${profileItems.publicNo} in ${newestOfVersion()}`,
      ),
    )
    .orderBy(sql`${dayOf(profileItems.content)} desc`, asc(profileItems.publicNo))
    .limit(limit);
}
