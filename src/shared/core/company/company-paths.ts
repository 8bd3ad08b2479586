import { page, withQuery } from '../address.ts';
import type { Locale } from '../locale.ts';
import { companySlug } from '../slug.ts';
import type { NamedCompany } from './company-name.ts';
import { ALBUM_THEMES, type AlbumTheme } from './profile-lists.ts';

export type CompanyTab = 'hrsay' | 'yousay' | 'jobs' | 'brandsdna';

export function companySegment({ idEmp, companyNameEn, companyNameTh }: NamedCompany): string {
  return `${companySlug(companyNameEn, companyNameTh)}-${idEmp}`;
}

/** A preview of the draft with the company's or another package (`sale`), and its links' query. */
export interface PreviewContext {
  readonly of: 'own' | 'sale';
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** Paths of a fictional showcase company, below the language. */
export type ShowcasePages = Readonly<Record<Exclude<CompanyTab, 'brandsdna'>, string>>;

/** A company in a preview or the showcase; its links then lead to pages of these. */
export interface LinkedCompany extends NamedCompany {
  readonly preview?: PreviewContext;
  readonly showcase?: ShowcasePages;
}

/** Returns a company for links of its own tools: to its preview until it is listed. */
export function ownCompany({
  isListed,
  ...company
}: NamedCompany & { readonly isListed: boolean }): LinkedCompany {
  return isListed ? company : { ...company, preview: { of: 'own', query: {} } };
}

export const SALE_JOBS = 'openings';

export function companyPage(
  locale: Locale,
  company: LinkedCompany,
  tab: CompanyTab,
  below = '',
): string {
  if (company.showcase) {
    return page(locale, company.showcase[tab === 'brandsdna' ? 'hrsay' : tab] + below);
  }
  const segment = encodeURIComponent(companySegment(company));
  const tabs = {
    public: `/company/${segment}/${tab}`,
    own: `/preview/${tab}/${segment}`,
    // Renamed tab: Astro would match any path that ends in `/jobs` to the page of all jobs.
    sale: `/preview-sale/${segment}/${tab === 'jobs' ? SALE_JOBS : tab}`,
  };
  const { of, query } = company.preview ?? { of: 'public', query: {} };
  return withQuery(page(locale, tabs[of] + below), query);
}

interface Post {
  readonly idFeature: number;
  readonly idDetail: number;
  readonly slugLink: string;
  readonly articleIndex: number;
}

interface Gallery {
  readonly idGallery: number;
  readonly idGalleryTitle: number;
}

/** Numbers in the URL of an article or chapter: all three are its public number. */
export function articleNumbers(publicNo: number) {
  return { idFeature: publicNo, idDetail: publicNo, articleIndex: publicNo };
}

/** Numbers in the URL of an album: its public number and the number of its theme. */
export function albumNumbers(publicNo: number, theme: AlbumTheme): Gallery {
  return { idGallery: publicNo, idGalleryTitle: ALBUM_THEMES.indexOf(theme) + 1 };
}

export function articleSegment({ idFeature, idDetail }: Pick<Post, 'idFeature' | 'idDetail'>) {
  return `${idFeature}-${idDetail}`;
}

export function albumSegment({ idGallery, idGalleryTitle }: Gallery): string {
  return `${idGallery}-${idGalleryTitle}`;
}

/** URL segment of a brand story chapter: its slug, else its number. */
export function storySegment({ slugLink, articleIndex }: Pick<Post, 'slugLink' | 'articleIndex'>) {
  return slugLink === '' ? `articleIndex=${articleIndex}` : slugLink;
}

export function articlePage(locale: Locale, company: LinkedCompany, article: Post): string {
  return companyPage(locale, company, 'hrsay', `/feature/${articleSegment(article)}/post`);
}

export function albumPage(locale: Locale, company: LinkedCompany, album: Gallery): string {
  return companyPage(locale, company, 'hrsay', `/gallery/${albumSegment(album)}/post`);
}

export function storyPage(locale: Locale, company: LinkedCompany, story: Post): string {
  const name = story.slugLink === '' ? storySegment(story) : encodeURIComponent(story.slugLink);
  return companyPage(locale, company, 'brandsdna', `/${name}`);
}
