import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { isOpen } from '#shared/server/db/opening-queries.ts';

const MAX_OPENINGS = 4;
const MIN_REVIEWS = 3;

const jsonOf = (rows: string) =>
  `(select coalesce(json_agg(row_to_json(r)), '[]') from (${rows}) r)`;

/** SQL of the newest MAX_OPENINGS openings of the company of version `p`. */
export const latestOpenings = jsonOf(`
  select o.id_job as "idJob", o.position_th as "positionTh", o.position_en as "positionEn",
         v.name_th as "provinceTh", v.name_en as "provinceEn", o.job_type as "jobType",
         o.salary_from as "salaryFrom", o.salary_to as "salaryTo",
         o.salary_currency as "salaryCurrency"
  from openings o left join provinces v on v.code = o.province
  where o.id_emp = p.id_emp and ${isOpen('o')}
  order by o.posted_at desc, o.id_job desc
  limit ${MAX_OPENINGS}`);

/** SQL of the number of featured reviews in the package of company `c`. */
const featuredCap = `case c.package_hr_say ${Object.entries(PACKAGE_CAPS)
  .map(([name, caps]) => `when '${name}' then ${caps.featuredReviews}`)
  .join(' ')} end`;

const isFeatured = `f.id_profile = p.id_profile and f.section = 'interestReview'
    and f.position < ${featuredCap}`;

/**
 * SQL of the reviews shown with the version `p`: featured ones up to the package's cap, filled up
 * with the newest to MIN_REVIEWS; the version's language first. Contains nothing that identifies
 * the reviewer.
 */
export const reviewExcerpts = jsonOf(`
  select r.public_id as "idReview", r.lang, r.rating_overall as "ratingOverall", r.title,
         coalesce(nullif(r.good_points, ''), r.improve_points) as points, r.disclosed_employment_status as "employmentStatus", r.disclosed_tenure as tenure,
         j.name_th as "jobFieldTh", j.name_en as "jobFieldEn",
         to_char(r.published_month, 'YYYY-MM-DD') as "publishedMonth",
         array_remove(array[case when r.work_check = 'checked' then 'resumeService' end,
           case when r.is_invited then 'invitation' end,
           case when r.has_company_address then 'companyAddress' end], null) as proofs, f.id_item is not null as "isFeatured"
  from reviews r
  left join job_fields j on j.id_job_field = r.disclosed_job_field
  left join profile_items f on ${isFeatured} and f.content ->> 'idReview' = r.public_id::text
  where r.id_emp = p.id_emp and r.status = 'published'
  order by f.id_item is null, r.lang <> p.lang, f.position, r.published_month desc, r.public_id desc
  limit greatest(${MIN_REVIEWS}, (select count(*) from profile_items f where ${isFeatured}))`);
