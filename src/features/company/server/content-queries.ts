import { sql } from 'drizzle-orm';
import type { ProfileState } from '#features/profile/core/profile-lists.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { CompanyContent, OpeningCard, ReviewExcerpt } from '../core/company-content.ts';
import { latestOpenings, reviewExcerpts } from './company-summaries-queries.ts';
import { pictureJson } from './picture-json.ts';

// Put together once as text: a tree of fragments is walked anew for every page otherwise.

/** The columns every picture in a list has, taken from the joined media row `m`. */
const pictureFields = `'idMedia', m.id_media, 'width', m.width, 'height', m.height,
  'placeholder', m.placeholder`;

const shown = `m.state <> 'failed' and m.deleted_at is null`;

const covers = `(
  select coalesce(json_agg(json_build_object(${pictureFields}, 'altText', c.alt_text)
                           order by c.position), '[]')
  from cover_banners c join media m using (id_media)
  where c.id_profile = p.id_profile and ${shown})`;

const history = `(
  select coalesce(json_agg(json_build_object('year', h.year, 'title', h.title,
                           'description', h.description, 'picture', ${pictureJson('h.id_media')})
                           order by h.position), '[]')
  from history_topics h where h.id_profile = p.id_profile)`;

const aspectPictures = `(
  select coalesce(json_agg(json_build_object(${pictureFields}, 'altText', a.alt_text,
                           'caption', a.caption) order by a.position), '[]')
  from aspect_media a join media m using (id_media)
  where a.id_profile = s.id_profile and a.aspect = s.aspect and ${shown})`;

const aspects = `(
  select coalesce(json_agg(json_build_object('aspect', s.aspect, 'title', s.title,
                           'description', s.description, 'pictures', ${aspectPictures})
                           order by array_position(array['life', 'work', 'pay', 'community'], s.aspect)),
                  '[]')
  from aspect_sections s where s.id_profile = p.id_profile)`;

const reasons = `(
  select coalesce(json_agg(json_build_object('title', r.title, 'description', r.description,
                           'picture', ${pictureJson('r.id_media')}) order by r.position), '[]')
  from join_reasons r where r.id_profile = p.id_profile)`;

const albums = `(
  select coalesce(json_agg(json_build_object('idGallery', g.id_gallery, 'kind', g.kind,
                           'title', g.title, 'description', g.description,
                           'cover', ${pictureJson('coalesce(g.cover_media, first.id_media)')},
                           'itemCount', first.items) order by g.position), '[]')
  from albums g cross join lateral (
    select count(*)::int as items,
           (array_agg(i.id_media order by i.position) filter (where i.id_media is not null))[1] as id_media
    from album_items i where i.id_profile = g.id_profile and i.id_gallery = g.id_gallery) first
  where g.id_profile = p.id_profile and first.items > 0)`;

const photos = `(
  select coalesce(json_agg(json_build_object(${pictureFields}, 'caption', e.caption,
                           'employeeName', e.employee_name, 'department', e.department)
                           order by e.position), '[]')
  from employee_photos e join media m using (id_media)
  where e.id_profile = p.id_profile and ${shown})`;

const testimonials = `(
  select coalesce(json_agg(json_build_object('employeeName', t.employee_name,
                           'jobPosition', t.job_position, 'tenure', t.tenure,
                           'description', t.description, 'picture', ${pictureJson('t.id_media')})
                           order by t.position), '[]')
  from testimonials t where t.id_profile = p.id_profile)`;

const articles = `(
  select coalesce(json_agg(json_build_object('idFeature', f.id_feature, 'idDetail', f.id_detail,
                           'headline1', f.headline1, 'headline2', f.headline2, 'author', f.author,
                           'articleDate', f.article_date, 'cover', ${pictureJson('f.cover_media')})
                           order by f.position), '[]')
  from articles f
  where f.id_profile = p.id_profile and f.kind = 'article' and f.show_on_profile)`;

const CONTENT = `json_build_object(
      'idProfile', p.id_profile, 'lang', p.lang, 'companyName', p.company_name,
      'shortBio', p.short_bio, 'about', p.about, 'vision', p.vision, 'mission', p.mission,
      'whyJoinUs', p.why_join_us, 'website', p.website, 'address', p.address, 'city', p.city,
      'postalCode', p.postal_code, 'country', p.country, 'telephone', p.telephone,
      'logo', ${pictureJson('p.logo_media')}, 'updatedAt', p.updated_at,
      'covers', ${covers}, 'history', ${history}, 'aspects', ${aspects}, 'reasons', ${reasons},
      'albums', ${albums}, 'photos', ${photos}, 'testimonials', ${testimonials},
      'articles', ${articles})`;

export interface VersionOf {
  readonly idEmp: number;
  readonly lang: Locale;
  readonly state: ProfileState;
}

export interface VersionRow {
  readonly content: CompanyContent;
  readonly openings: readonly OpeningCard[];
  readonly reviews: readonly ReviewExcerpt[];
}

/** SQL text of a row of the version `p`. */
export const VERSION_COLUMNS = `${CONTENT} as content, ${latestOpenings} as openings,
  ${reviewExcerpts} as reviews`;

/** A whole language version and what is told beside it, in one query. */
export async function companyVersion(
  db: Db,
  { idEmp, lang, state }: VersionOf,
): Promise<VersionRow | null> {
  const found = await db.execute<VersionRow & Record<string, unknown>>(sql`
    select ${sql.raw(VERSION_COLUMNS)} from profile_versions p
    where p.id_emp = ${idEmp} and p.lang = ${lang} and p.state = ${state}`);
  return found.rows[0] ?? null;
}
