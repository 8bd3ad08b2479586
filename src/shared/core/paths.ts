import { API_BASE } from './endpoint.ts';
import type { Locale } from './locale.ts';
import { splitLocale } from './locale.ts';
import { companySlug } from './slug.ts';

export const WIZARD_PAGES = [
  'welcome',
  'start',
  'cover',
  'company-profile',
  'history',
  'gallery',
  'album',
  'article',
  'employee-photos',
  'testimonials',
  'write-reviews',
  'interest-review',
  'preview',
  'finish',
  'send-email',
  'reviewList',
  'upload',
  'cover-backup',
  'example',
  'test',
] as const;
export type WizardPage = (typeof WIZARD_PAGES)[number];

export type CompanyTab = 'hrsay' | 'yousay' | 'jobs' | 'brandsdna';
export type CompanyTool = CompanyTab | 'brandsdna-article' | 'hrsay-preview-sale' | 'post';

/** What an address says of a company; the slug is the English name if there is one. */
export interface CompanyName {
  readonly idEmp: number;
  readonly nameEn: string | null;
  readonly nameTh: string | null;
}

export interface ListQuery {
  readonly keyword?: string | undefined;
  readonly idJobField?: number | undefined;
  readonly idIndustry?: number | undefined;
  readonly pg?: number | undefined;
  readonly sort?: string | undefined;
  readonly vpp?: number | undefined;
}

type QueryValue = string | number | undefined;

/** Adds the values that say something; an absent value, an empty one and page 1 say nothing. */
function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '' || (name === 'pg' && value === 1)) continue;
    search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * Thai has no prefix in anything we link to; `/th` is only answered. A path that came from outside
 * may begin with `//`, which a browser would read as another host.
 */
function localised(locale: Locale, path: string): string {
  const prefix = locale === 'en' ? '/en' : '';
  const local = path.replace(/^[/\\]+/, '/');
  return local === '/' ? prefix || '/' : prefix + local;
}

export function home(locale: Locale): string {
  return localised(locale, '/');
}

/** A page whose address holds nothing but its name, as `src/app/routes.ts` has it. */
export function page(locale: Locale, name: string): string {
  return localised(locale, name);
}

export function companyList(locale: Locale, query: ListQuery = {}): string {
  const { keyword, idJobField, idIndustry, sort, vpp, pg } = query;
  return withQuery(localised(locale, '/yousay/companylist'), {
    keyword: keyword?.trim(),
    idJobField: idJobField || undefined,
    idIndustry: idIndustry || undefined,
    sort,
    vpp,
    pg,
  });
}

/** The address segment of a company as it reads, before percent-encoding. */
export function companySegment({ idEmp, nameEn, nameTh }: CompanyName): string {
  return `${companySlug(nameEn, nameTh)}-${idEmp}`;
}

function companyBase(company: CompanyName): string {
  return `/company/${encodeURIComponent(companySegment(company))}`;
}

export function companyPage(locale: Locale, company: CompanyName, tab: CompanyTab): string {
  return localised(locale, `${companyBase(company)}/${tab}`);
}

/** The tab with a choice made on it: a page of reviews, a filter, a sort order. */
export function companyPageQuery(
  locale: Locale,
  company: CompanyName,
  tab: CompanyTab,
  query: Readonly<Record<string, QueryValue>>,
): string {
  return withQuery(companyPage(locale, company, tab), query);
}

export function companyJob(locale: Locale, company: CompanyName, idJob: number): string {
  return localised(locale, `${companyBase(company)}/jobs/${idJob}`);
}

export function companyStory(locale: Locale, company: CompanyName, slugLink: string): string {
  return localised(locale, `${companyBase(company)}/brandsdna/${encodeURIComponent(slugLink)}`);
}

export function companyFeature(
  locale: Locale,
  company: CompanyName,
  idFeature: number,
  idDetail: number,
): string {
  return localised(locale, `${companyBase(company)}/hrsay/feature/${idFeature}-${idDetail}/post`);
}

export function companyGallery(
  locale: Locale,
  company: CompanyName,
  idGallery: number,
  idGalleryTitle: number,
): string {
  const post = `${idGallery}-${idGalleryTitle}`;
  return localised(locale, `${companyBase(company)}/hrsay/gallery/${post}/post`);
}

export function preview(locale: Locale, company: CompanyName, from: string = 'start'): string {
  const segment = encodeURIComponent(companySegment(company));
  return withQuery(localised(locale, `/preview/hrsay/${segment}`), { from });
}

/** The form that writes a review of one company. */
export function writeReview(locale: Locale, idEmp: number): string {
  return withQuery(localised(locale, '/mYousayQuestion'), { idEmp });
}

/** One review with its company, or the guidelines when none is named. */
export function reviewContent(locale: Locale, idReview?: number): string {
  return withQuery(localised(locale, '/reviewContent'), { idReview });
}

export function employerSignIn(
  locale: Locale,
  query: { t?: number; redirectTo?: string; toPreview?: string } = {},
): string {
  return withQuery(localised(locale, '/login'), query);
}

export function jobSeekerSignIn(locale: Locale, to?: string): string {
  return withQuery(localised(locale, '/jSignin'), { to });
}

/** `lang` is the version that is edited, whatever language the wizard itself speaks. */
export function wizard(locale: Locale, step: WizardPage, lang?: Locale): string {
  return withQuery(localised(locale, `/createhrsay/${step}`), { lang });
}

export function companyTool(locale: Locale, tool: CompanyTool): string {
  return localised(locale, `/company/${tool}`);
}

export function video(locale: Locale, slug?: string): string {
  return localised(locale, slug === undefined ? '/video' : `/video/${encodeURIComponent(slug)}`);
}

export function backoffice(locale: Locale, rest = ''): string {
  return localised(locale, `/backoffice${rest === '' ? '' : `/${rest}`}`);
}

/** Submissions of one status; those that wait are the queue itself. */
export function backofficeQueue(locale: Locale, status: string, pg?: number): string {
  return withQuery(backoffice(locale), { status: status === 'W' ? undefined : status, pg });
}

/** What a job seeker wrote, the latest first. */
export function ownReviews(locale: Locale, pg: number): string {
  return withQuery(page(locale, '/myYouSay'), { pg });
}

/** What the team did, the newest first. */
export function backofficeAudit(locale: Locale, pg: number): string {
  return withQuery(backoffice(locale, 'audit'), { pg });
}

/** The queue again, saying what became of the submission just decided. */
export function backofficeDecided(locale: Locale, idApproval: number): string {
  return withQuery(backoffice(locale), { decided: idApproval });
}

export const MEDIA_WIDTHS = [320, 640, 1280, 1920] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];
export type MediaFormat = 'avif' | 'webp';

export function media(idMedia: string, width: MediaWidth, format: MediaFormat): string {
  return `/media/${idMedia}/${width}.${format}`;
}

/** Sitemaps lie at the root: one may only list what is below it. */
export function sitemapFile(name: 'index' | 'pages' | `companies-${number}`): string {
  return `/sitemap-${name}.xml`;
}

/** The same page in the other language, its query kept. */
export function otherLanguage(url: URL): string {
  const { locale, rest } = splitLocale(url.pathname);
  return localised(locale === 'th' ? 'en' : 'th', rest) + url.search;
}

/** The address search engines are told: Thai without a prefix, only the query that names a page. */
export function canonicalPath(pathname: string, locale?: Locale): string {
  const split = splitLocale(pathname);
  return localised(locale ?? split.locale, split.rest);
}

export function absolute(publicUrl: string, path: string): string {
  return new URL(publicUrl).origin + path;
}

/** Asks for a link; with its token, for the new password (`first`: of somebody who never had one). */
export function forgotPassword(
  locale: Locale,
  query: { token?: string; first?: '1' } = {},
): string {
  return withQuery(localised(locale, '/forgotpassword'), query);
}

export type SettingPage = 'email' | 'manageAccount' | 'password';

export function setting(
  locale: Locale,
  name: SettingPage,
  query: { token?: string; done?: string; edit?: number } = {},
): string {
  return withQuery(localised(locale, `/setting/${name}`), query);
}

/** The app's web view of a page that has one. */
export function mobileTwin(
  locale: Locale,
  name: '/mLoginHR' | '/mLoginJSK' | '/mRegister' | '/mWelcomeHR',
): string {
  return localised(locale, name);
}

/** A link that signs its owner in, once; the pair leaves the address at once. */
export function signInByLink(
  locale: Locale,
  kind: 'employer' | 'jobSeeker',
  pair: { readonly enc: string; readonly key: string },
  query: { readonly toPreview?: string; readonly to?: string } = {},
): string {
  const path = localised(locale, kind === 'employer' ? '/login' : '/jSignin');
  return withQuery(path, { enc: pair.enc, key: pair.key, ...query });
}

/** Everything kept about a job seeker, as a file. */
export function resumeExport(idJsk: number): string {
  return `${API_BASE}/resume/${idJsk}/export`;
}
