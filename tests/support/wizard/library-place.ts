import type { LibraryItem } from '#features/media/core/library-contract.ts';
import { libraryMessages } from '#features/media/ui/library/library-messages.ts';
import { mediaMessages } from '#features/media/ui/media-messages.ts';
import { catalogue } from '#i18n/catalogues.ts';

const { profile, shared } = catalogue('en');

export const LIBRARY_WORDS = {
  ...mediaMessages('en'),
  library: libraryMessages('en', { cover: 'Cover photo' }),
  form: shared.form,
  list: profile.list,
};

/** The Thai page of a company as somebody who reads English edits it. */
export const LIBRARY_PLACE = {
  idEmp: 1,
  lang: 'th',
  locale: 'en',
  messages: LIBRARY_WORDS,
  hasVideo: true,
} as const;

export const libraryItem = (number: number, differs: Partial<LibraryItem>): LibraryItem => ({
  idMedia: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  kind: 'album',
  video: null,
  mimeType: 'image/jpeg',
  width: 1600,
  height: 900,
  bytes: 2_000_000,
  isFailed: false,
  isPoster: false,
  altTh: null,
  altEn: null,
  captions: [],
  uses: [],
  ...differs,
});
