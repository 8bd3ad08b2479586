import * as z from 'zod/mini';
import { PICTURES_PER_ALBUM } from '#features/media/core/media-caps.ts';
import { ALBUM_THEMES } from '#shared/core/company/profile-lists.ts';
import { textField } from '#shared/core/text/typed-text.ts';
import { optionalMedia, sectionText } from './fields.ts';
import { defineSection, itemKind, missingOf } from './section.ts';
import { isYoutubeId, youtubeId } from './youtube-id.ts';

/** YouTube's own embed code has about 400 characters. */
const MAX_EMBED_CODE_LENGTH = 2_000;

const album = z.object({
  theme: z.enum(ALBUM_THEMES),
  title: sectionText(120),
  description: sectionText(1000),
  coverMedia: optionalMedia,
});
export type AlbumContent = z.output<typeof album>;

const albumPicture = z
  .object({
    idMedia: optionalMedia,
    youtubeId: textField(MAX_EMBED_CODE_LENGTH, undefined, 'youtubeId').check(
      z.overwrite(youtubeId),
      z.refine((id) => id === '' || isYoutubeId(id), 'youtubeId'),
    ),
    description: sectionText(500),
    employeeName: sectionText(120),
    department: sectionText(120),
    altText: sectionText(200),
  })
  .check(
    z.refine(({ idMedia, youtubeId }) => idMedia === null || youtubeId === '', {
      path: ['youtubeId'],
      message: 'youtubeId',
    }),
  );
export type AlbumPictureContent = z.output<typeof albumPicture>;

export const albums = defineSection({
  name: 'album',
  step: 'album',
  kinds: {
    album: itemKind<AlbumContent>({
      schema: album,
      blank: { theme: 'custom', title: '', description: '', coverMedia: null },
      cap: 'albumsOrNews',
      pictures: { coverMedia: 'album' },
      missing: (content) => missingOf(content, { title: 'titleRequired' }),
    }),
    albumPicture: itemKind<AlbumPictureContent>({
      schema: albumPicture,
      blank: {
        idMedia: null,
        youtubeId: '',
        description: '',
        employeeName: '',
        department: '',
        altText: '',
      },
      parent: 'album',
      cap: PICTURES_PER_ALBUM,
      pictures: { idMedia: 'album' },
      missing: ({ idMedia, youtubeId }) =>
        idMedia === null && youtubeId === '' ? { idMedia: 'pictureRequired' } : {},
    }),
  },
});
