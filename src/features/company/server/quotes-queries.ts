import { ASPECT_ROWS } from '#shared/core/aspects.ts';
import type { Locale } from '#shared/core/locale.ts';

const aspectRating = `case q.kind ${ASPECT_ROWS.map(
  ({ aspect, rated }) => `when '${aspect}' then r.rating_${rated}`,
).join(' ')} end`;

/** SQL of the company's quotes by kind, in the reader's language first; none names the reviewer. */
export const storedQuotes = (company: string, reader: Locale): string => `(
  select coalesce(json_object_agg(kind, quote), '{}') from (
    select distinct on (q.kind) q.kind, json_build_object(
      'text', q.text, 'lang', q.lang, 'idReview', r.public_id, 'ratingOverall', r.rating_overall,
      'aspectRating', ${aspectRating}, 'publishedMonth', to_char(r.published_month, 'YYYY-MM-DD'),
      'usefulCount', r.useful_count, 'idJobField', r.disclosed_job_field, 'jobGrade', r.disclosed_job_grade,
      'jobType', r.disclosed_job_type, 'employmentStatus', r.disclosed_employment_status, 'tenure', r.disclosed_tenure,
      'proofs', array_remove(array[case when r.work_check = 'checked' then 'resumeService' end,
        case when r.is_invited then 'invitation' end,
        case when r.has_company_address then 'companyAddress' end], null)) as quote
    from company_quotes q join reviews r using (id_review)
    where q.id_emp = ${company}.id_emp and q.kind <> 'line'
    order by q.kind, q.lang <> '${reader}') chosen)`;
