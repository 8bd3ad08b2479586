import { REVIEW_FACETS } from '#features/review/core/review-facets.ts';
import type { CacheLife, PageAudience, PageRow } from '../page-row.ts';

const TEN_MINUTES: CacheLife = { maxAge: 600, swr: 3600 };

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
export const privateTo = (who: PageAudience, rest: RowFields = {}): PageRow => ({
  who,
  render: 'private',
  search: 'noindex',
  ...rest,
});

/** Query names that filter and sort a list of reviews. */
export const REVIEW_FILTERS = ['keyword', ...REVIEW_FACETS, 'sortId', 'vpp'];

/** Forms of a job seeker's profile, including those that revoke a sign-in method. */
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
