import type { AlbumTheme } from '#features/profile/core/profile-lists.ts';
import { ALBUM_THEMES } from '#features/profile/core/profile-lists.ts';
import { page } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';
import { companySlug } from '#shared/core/slug.ts';

export type CompanyTab = 'hrsay' | 'yousay' | 'jobs' | 'brandsdna';

/** The address segment of a company as it reads, before percent-encoding. */
export function companySegment({ idEmp, companyNameEn, companyNameTh }: NamedCompany): string {
  return `${companySlug(companyNameEn, companyNameTh)}-${idEmp}`;
}

function companyBase(company: NamedCompany): string {
  return `/company/${encodeURIComponent(companySegment(company))}`;
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

export function articlePage(locale: Locale, company: NamedCompany, article: Post): string {
  const base = companyBase(company);
  return page(locale, `${base}/hrsay/feature/${articleSegment(article)}/post`);
}

export function albumPage(locale: Locale, company: NamedCompany, album: Gallery): string {
  return page(locale, `${companyBase(company)}/hrsay/gallery/${albumSegment(album)}/post`);
}

export function storyPage(locale: Locale, company: NamedCompany, story: Post): string {
  const name = story.slugLink === '' ? storySegment(story) : encodeURIComponent(story.slugLink);
  return page(locale, `${companyBase(company)}/brandsdna/${name}`);
}

export function companyPage(locale: Locale, company: NamedCompany, tab: CompanyTab): string {
  return page(locale, `${companyBase(company)}/${tab}`);
}
