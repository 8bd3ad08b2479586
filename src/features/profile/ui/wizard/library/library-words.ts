import type { Catalogue } from '#i18n/catalogues.ts';
import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { SECTIONS } from '../../../core/sections/registry.ts';

/** What the library says beside what every step of the wizard says. */
export interface LibraryWords {
  readonly say: Catalogue['media']['library'];
  readonly video: string;
  readonly language: Readonly<Record<Locale, string>>;
  /** What a section is called, by its name. */
  readonly section: Readonly<Record<string, string>>;
}

export function libraryWords(locale: Locale): LibraryWords {
  const { profile, media } = catalogue(locale);
  const steps: Readonly<Record<string, string>> = profile.step;
  return {
    say: media.library,
    video: media.video.label,
    language: profile.language,
    section: Object.fromEntries(SECTIONS.map(({ name, step }) => [name, steps[step] ?? step])),
  };
}
