import { REVIEW_FACETS } from '#features/review/core/review-facets.ts';
import type { CacheLife, PageRow, Visitor } from '../page-row.ts';

const TEN_MINUTES: CacheLife = { maxAge: 600, swr: 3600 };
/** The life of a page of one company: its changes drop it by tag, the night makes it old, its age what it names of others. */
export const OF_A_COMPANY: CacheLife = { maxAge: 86_400, swr: 86_400 };
/** The life of a list: what changes in it is told, its age makes up for what is counted by the day. */
export const OF_A_LIST: CacheLife = { maxAge: 3600, swr: 3600 };
export const ONE_HOUR: CacheLife = { maxAge: 3600, swr: 86_400 };
export const ONE_DAY: CacheLife = { maxAge: 86_400, swr: 86_400 };

export type RowFields = Partial<PageRow>;

export const prerendered = (rest: RowFields = {}): PageRow => ({
  who: 'everybody',
  render: 'prerendered',
  search: 'sitemap',
  ...rest,
});
export const cached = (rest: RowFields = {}, render: CacheLife = TEN_MINUTES): PageRow => ({
  who: 'everybody',
  render,
  search: 'sitemap',
  ...rest,
});
export const privateTo = (who: Visitor, rest: RowFields = {}): PageRow => ({
  who,
  render: 'private',
  search: 'noindex',
  ...rest,
});

/** What a list of reviews can be narrowed and ordered by. */
export const REVIEW_FILTERS = ['keyword', ...REVIEW_FACETS, 'sortId', 'vpp'];

/** The forms of a job seeker's profile, with what ends each way into the account. */
export const JOB_SEEKER_SETTINGS = {
  proof: 'post /jskVerification',
  withdraw: 'delete /openings/:idJob/application',
  discard: 'delete /openings/:idJob/application',
  password: 'post /jskChangePassword',
  end: 'delete /jskSessions/:idSession',
  endOthers: 'delete /jskSessions',
  forgetDevices: 'delete /jskDevices',
  endWayIn: 'post /jskEndWayIn',
  delete: 'post /jskDeleteAccount',
} as const;
