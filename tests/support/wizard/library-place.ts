import { libraryWords } from '#features/media/ui/library/library-words.ts';
import { mediaWords } from '#features/media/ui/media-words.ts';
import { catalogue } from '#i18n/catalogues.ts';

const { profile, shared } = catalogue('en');

export const LIBRARY_WORDS = {
  ...mediaWords('en'),
  library: libraryWords('en', { cover: 'Cover photo' }),
  form: shared.form,
  list: profile.list,
};

/** The Thai page of a company as somebody who reads English edits it. */
export const LIBRARY_PLACE = {
  idEmp: 1,
  lang: 'th',
  locale: 'en',
  words: LIBRARY_WORDS,
  hasVideo: true,
} as const;
