import { albums } from './album.ts';
import { articles } from './article.ts';
import { companyProfile } from './company-profile.ts';
import { cover } from './cover.ts';
import { employeePhotos } from './employee-photos.ts';
import { gallery } from './gallery.ts';
import { history } from './history.ts';
import { interestReview } from './interest-review.ts';
import type { ItemOf, Section } from './section.ts';
import { testimonials } from './testimonials.ts';

/** All sections of a company page in wizard and page order; the only list of them. */
export const SECTIONS = [
  cover,
  companyProfile,
  history,
  gallery,
  albums,
  articles,
  employeePhotos,
  testimonials,
  interestReview,
] as const satisfies readonly Section[];

export type AnySection = (typeof SECTIONS)[number];
export type SectionName = AnySection['name'];
export type SectionStep = AnySection['step'];
export type AnyItem = ItemOf<AnySection>;

export const SECTION_NAMES: readonly SectionName[] = SECTIONS.map(({ name }) => name);

export function sectionNamed(name: string): Section {
  const section = (SECTIONS as readonly Section[]).find((candidate) => candidate.name === name);
  if (!section) throw new Error(`no section is called ${name}`);
  return section;
}
