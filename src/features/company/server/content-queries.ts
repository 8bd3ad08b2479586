import { sql } from 'drizzle-orm';
import type { OpeningCard } from '#features/opening/core/opening.ts';
import type { ArticleBody } from '#features/profile/core/article/article-body.ts';
import {
  type ReviewQuotes,
  reviewQuotesOf,
  type StoredQuotes,
} from '#features/review/core/quotes/company-quote.ts';
import type { ProfileState } from '#shared/core/company/profile-lists.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import type { Picture } from '#shared/core/picture.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { altOf } from '#shared/server/db/schema/alt-of.ts';
import { captionsOf } from '#shared/server/db/schema/captions-of.ts';
import type { CompanyContent, ReviewExcerpt } from '../core/company-content.ts';
import { type StoredVersion, visibleContent } from '../core/shown-content.ts';
import { latestOpenings, reviewExcerpts } from './company-summaries-queries.ts';
import { VIDEO_FILE } from './picture-json.ts';
import { storedQuotes } from './quotes-queries.ts';

/** The items of the version `p` without article bodies, which only article pages read. */
const items = `(
  select coalesce(json_agg(json_build_object('section', i.section, 'kind', i.kind,
                           'idItem', i.id_item, 'parent', i.parent, 'publicNo', i.public_no,
                           'content', i.content - 'body') order by i.section, i.position), '[]')
  from profile_items i where i.id_profile = p.id_profile)`;

const pictures = `(
  select coalesce(json_object_agg(m.id_media, json_build_object('idMedia', m.id_media,
                                  'width', m.width, 'height', m.height,
                                  'video', ${VIDEO_FILE}, 'seconds', m.seconds,
                                  'bytes', case when m.mime_type like 'video/%' then m.bytes end,
                                  'captions', ${captionsOf('m', 'p')},
                                  'alt', ${altOf('m', 's', 'p')})), '{}')
  from profile_media s join media m using (id_media)
  where s.id_profile = p.id_profile and m.state <> 'failed' and m.deleted_at is null)`;

export interface VersionOf {
  readonly idEmp: number;
  readonly lang: Locale;
  readonly state: ProfileState;
  /** Overrides the company's package, as in a preview of other packages. */
  readonly packageHrSay?: PackageHrSay;
}

export interface StoredRow extends StoredVersion {
  readonly openings: readonly OpeningCard[];
  readonly reviews: readonly ReviewExcerpt[];
  readonly quotes: StoredQuotes;
}

export interface ContentVersionRow {
  readonly content: CompanyContent;
  readonly openings: readonly OpeningCard[];
  readonly reviews: readonly ReviewExcerpt[];
  readonly quotes: ReviewQuotes;
}

/** SQL columns of the version `p` of company `c` for a reader's language. */
export const versionColumns = (
  reader: Locale,
) => `p.id_profile as "idProfile", p.lang, p.updated_at as "updatedAt",
  c.package_hr_say as "packageHrSay", ${items} as items, ${pictures} as pictures,
  ${latestOpenings} as openings, ${reviewExcerpts} as reviews,
  ${storedQuotes('p', reader)} as quotes`;

export function versionRow({
  openings,
  reviews,
  quotes,
  ...version
}: StoredRow): ContentVersionRow {
  return { content: visibleContent(version), openings, reviews, quotes: reviewQuotesOf(quotes) };
}

/** The version with its openings and reviews in one query. */
export async function companyVersion(
  db: Db,
  { idEmp, lang, state, packageHrSay }: VersionOf,
): Promise<ContentVersionRow | null> {
  const found = await db.execute<{ version: StoredRow }>(sql`
    select row_to_json(x) as version from (
      select ${sql.raw(versionColumns(lang))} from profile_versions p
      join (select id_emp, coalesce(${packageHrSay ?? null}, package_hr_say) as package_hr_say
            from companies) c using (id_emp)
      where p.id_emp = ${idEmp} and p.lang = ${lang} and p.state = ${state}) x`);
  const version = found.rows[0]?.version;
  return version ? versionRow(version) : null;
}

export interface StoredBody {
  readonly body: ArticleBody | null;
  /** The pictures that can be drawn. */
  readonly pictures: Readonly<Record<string, Picture>>;
}

export async function articleBodyOf(
  db: Db,
  idProfile: number,
  publicNo: number,
): Promise<StoredBody> {
  const found = await db.execute<StoredBody & Record<string, unknown>>(sql`
    select i.content -> 'body' as body,
           (select coalesce(json_object_agg(m.id_media, json_build_object('idMedia', m.id_media,
                                            'width', m.width, 'height', m.height)), '{}')
            from profile_media s join media m using (id_media)
            where s.id_profile = i.id_profile and s.section = i.section
              and m.state <> 'failed' and m.deleted_at is null) as pictures
    from profile_items i
    where i.id_profile = ${idProfile} and i.section = 'article' and i.public_no = ${publicNo}`);
  return found.rows[0] ?? { body: null, pictures: {} };
}
