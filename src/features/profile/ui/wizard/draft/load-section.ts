import type { SectionName } from '../../../core/sections/registry.ts';
import type { Section } from '../../../core/sections/section.ts';
import type { WizardStepProps } from '../wizard-step-props.ts';

export type SectionToLoad = Pick<WizardStepProps, 'section' | 'source'>;

/** Imports per section: evaluating all schemas would take a cheap phone 200 ms. */
const SECTIONS: Readonly<Record<SectionName, () => Promise<Section>>> = {
  cover: async () => (await import('../../../core/sections/cover.ts')).cover,
  companyProfile: async () =>
    (await import('../../../core/sections/company-profile.ts')).companyProfile,
  history: async () => (await import('../../../core/sections/history.ts')).history,
  gallery: async () => (await import('../../../core/sections/gallery.ts')).gallery,
  album: async () => (await import('../../../core/sections/album.ts')).albums,
  article: async () => {
    await import('../../../core/article/article-body.ts');
    return (await import('../../../core/sections/article.ts')).articles;
  },
  employeePhotos: async () =>
    (await import('../../../core/sections/employee-photos.ts')).employeePhotos,
  testimonials: async () => (await import('../../../core/sections/testimonials.ts')).testimonials,
  interestReview: async () =>
    (await import('../../../core/sections/interest-review.ts')).interestReview,
};

const loaded = new Map<string, Section>();

/** Imports shared modules one by one first, so that no single task delays a press for long. */
export async function loadSection({ section: name, source }: SectionToLoad): Promise<Section> {
  const cached = loaded.get(name);
  if (cached) return cached;
  await import('#shared/core/text/typed-text.ts');
  await import('../../../core/sections/fields.ts');
  const section = source ? (await source()).section : await SECTIONS[name as SectionName]();
  loaded.set(name, section);
  return section;
}
