import { sql } from 'drizzle-orm';
import { isOpen } from '#shared/server/db/opening-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { HomeStats } from '../core/wizard-overview.ts';

/** Counts the home page's numbers; a story in both languages counts once. */
export async function loadHomeStats(db: Db, idEmp: number): Promise<HomeStats> {
  const { rows } = await db.execute<HomeStats & Record<string, unknown>>(sql`
    select s.articles, s.stories,
      o.openings, o.paid,
      (select count(*)::int from users where id_emp = ${idEmp} and deleted_at is null) as users,
      coalesce((select review_count from company_stats where id_emp = ${idEmp}), 0) as reviews,
      (select count(*)::int from reviews r where id_emp = ${idEmp} and status = 'published'
       and not exists (select 1 from review_replies where id_review = r.id_review)) as "toAnswer",
      (exists (select 1 from invitations where id_emp = ${idEmp} and state <> 'receiving')
       or exists (select 1 from invitation_links where id_emp = ${idEmp})) as "hasInvited"
    from (
      select count(distinct id_item) filter (where kind = 'article')::int as articles,
             count(distinct id_item) filter (where kind = 'brandStory')::int as stories
      from profile_items join profile_versions using (id_profile)
      where id_emp = ${idEmp} and state = 'draft' and section = 'article') s,
    (select count(*)::int as openings, count(salary_from)::int as paid from openings
     where id_emp = ${idEmp} and ${sql.raw(isOpen('openings'))}) o`);
  const [stats] = rows;
  if (!stats) throw new Error('nothing was counted');
  return stats;
}
