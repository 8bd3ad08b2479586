import { oldestVisitDate } from '#features/insight/core/month.ts';
import type { Counted, Source, VisitedPage } from '#shared/core/domain/visit.ts';
import { beginningOf, thaiDay } from '#shared/core/time/thai-time.ts';
import { companyVisits } from '#shared/server/db/schema/company-visits.ts';
import { random } from '../../artwork/random.ts';
import type { Seeding } from './seeding.ts';

const DAY = 86_400_000;
/** Companies with visit statistics; the others have the demo's own visitors only. */
const VISITED = 12;

const PAGES: Readonly<Record<VisitedPage, number>> = {
  hrsay: 0.8,
  yousay: 0.46,
  jobs: 0.3,
  brandsdna: 0.12,
  post: 0.18,
  write: 0.04,
};
const SOURCES: Readonly<Record<Source, number>> = {
  search: 0.44,
  thisSite: 0.27,
  direct: 0.16,
  social: 0.11,
  otherSite: 0.05,
};
const TERMS = ['งานธุรการ', 'โรงแรม', 'กรุงเทพ', 'remote', 'เงินเดือนดี', 'marketing'];

export async function storeVisits({ plan, bases, insert }: Seeding): Promise<void> {
  const visited = plan.companies.filter(({ isPublished }) => isPublished).slice(0, VISITED);
  const begin = beginningOf(oldestVisitDate(plan.now)).getTime() + DAY / 2;
  const days = Math.floor((plan.now.getTime() - begin) / DAY);
  const rows = visited.flatMap(({ index }) => {
    const draw = random('visits', index);
    const usual = draw.int(8, 40);
    return Array.from({ length: days }, (_, dayIndex) => {
      const instant = new Date(begin + dayIndex * DAY);
      const season = 0.6 + (0.8 * dayIndex) / days + 0.25 * Math.sin(dayIndex / 29);
      const visitors = Math.round(usual * season * (instant.getUTCDay() % 6 === 0 ? 0.5 : 1));
      const part = (share: number) => Math.round(visitors * share * (0.7 + 0.6 * draw.next()));
      const row = (event: Counted, value: string, count: number) => ({
        idEmp: bases.companies + index + 1,
        day: thaiDay(instant),
        event,
        value,
        visitors: count,
      });
      return [
        row('visitor', '', visitors),
        row('listed', '', part(4)),
        ...Object.entries(PAGES).map(([page, share]) => row('page', page, part(share))),
        ...Object.entries(SOURCES).map(([source, share]) => row('source', source, part(share))),
        row('term', draw.pick(TERMS), part(0.25)),
      ].filter((entry) => entry.visitors > 0);
    }).flat();
  });
  await insert(companyVisits, rows);
}
