import { page, withQuery } from '../address.ts';
import type { Locale } from '../locale.ts';
import { companySlug } from '../slug.ts';
import type { NamedCompany } from './company-name.ts';
import { ALBUM_THEMES, type AlbumTheme } from './profile-lists.ts';

export type CompanyTab = 'hrsay' | 'yousay' | 'jobs' | 'brandsdna';

/** The address segment of a company as it reads, before percent-encoding. */
export function companySegment({ idEmp, companyNameEn, companyNameTh }: NamedCompany): string {
  return `${companySlug(companyNameEn, companyNameTh)}-${idEmp}`;
}

/** Where a draft is looked at: as its own package shows it or as another would; and what addresses keep. */
export interface PreviewContext {
  readonly of: 'own' | 'sale';
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** The pages of an invented company of the showcase, below the language. */
export type ShowcasePages = Readonly<Record<Exclude<CompanyTab, 'brandsdna'>, string>>;

/** A company as its own pages link to each other: in a preview and in the showcase they stay there. */
export interface LinkedCompany extends NamedCompany {
  readonly preview?: PreviewContext;
  readonly showcase?: ShowcasePages;
}

/** A company as its own tools link to it: before it is listed there are only the pages of its draft. */
export function ownCompany({
  isListed,
  ...company
}: NamedCompany & { readonly isListed: boolean }): LinkedCompany {
  return isListed ? company : { ...company, preview: { of: 'own', query: {} } };
}

/** The tab of the openings in a preview of another package. */
export const SALE_JOBS = 'openings';

/** A page of the company: one of its tabs, or what stands below that. */
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
    // Astro takes whatever ends in `/jobs` for the page of all jobs, which it sorts before previews.
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

/** The numbers by which addresses name an article or chapter: all are its public number. */
export function articleNumbers(publicNo: number) {
  return { idFeature: publicNo, idDetail: publicNo, articleIndex: publicNo };
}

/** An album goes by its public number and the number of its theme. */
export function albumNumbers(publicNo: number, theme: AlbumTheme): Gallery {
  return { idGallery: publicNo, idGalleryTitle: ALBUM_THEMES.indexOf(theme) + 1 };
}

/** What its address calls an article of the profile. */
export function articleSegment({ idFeature, idDetail }: Pick<Post, 'idFeature' | 'idDetail'>) {
  return `${idFeature}-${idDetail}`;
}

export function albumSegment({ idGallery, idGalleryTitle }: Gallery): string {
  return `${idGallery}-${idGalleryTitle}`;
}

/** A chapter of the brand's story goes by its slug, or by its number while it has none. */
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
