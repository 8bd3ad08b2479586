import * as z from 'zod/mini';
import { MEDIA_KINDS } from '#shared/core/domain/media.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { VIDEO_FILES } from '#shared/core/picture.ts';
import { idText } from '#shared/core/request-fields.ts';
import { MAX_IMAGE_BYTES } from './image-rules.ts';
import { POSTER_ERRORS, UPLOAD_ERRORS } from './media-errors.ts';

/** Fields that the endpoints of a company's library share. */
export const LIBRARY_ENDPOINT = {
  tag: 'Company profile',
  guard: 'employer',
  limit: SESSION_LIMIT,
} as const;

const lang = z.enum(LOCALES);
export const libraryParams = z.object({ idEmp: idText, lang });
export const mediaParams = z.object({ ...libraryParams.shape, idMedia: z.uuid() });

export const mediaPicture = z.object({
  idMedia: z.uuid(),
  kind: z.enum(MEDIA_KINDS),
  width: z.int(),
  height: z.int(),
  video: z.nullable(z.enum(VIDEO_FILES)),
});
export type MediaPicture = z.output<typeof mediaPicture>;

export const libraryCaptions = z.object({
  lang,
  idCaptions: z.uuid(),
  cues: z.int(),
  bytes: z.int(),
});
export type LibraryCaptions = z.output<typeof libraryCaptions>;

/** The body is the file itself or multipart/form-data with the file in the field `file`. */
export const uploadMedia = defineEndpoint({
  ...LIBRARY_ENDPOINT,
  method: 'post',
  path: '/companyProfile/:idEmp/:lang/media',
  summary: 'Upload a picture into the library of one’s company',
  errors: UPLOAD_ERRORS,
  params: libraryParams,
  query: z.object({ kind: z.enum(MEDIA_KINDS) }),
  data: mediaPicture,
  rawBody: 'file',
  budget: { bytes: MAX_IMAGE_BYTES },
});

export const deleteMedia = defineEndpoint({
  ...LIBRARY_ENDPOINT,
  method: 'delete',
  path: '/companyProfile/:idEmp/:lang/media/:idMedia',
  summary: 'Delete a picture that no version of the page shows',
  params: mediaParams,
  data: z.object({ idMedia: z.uuid() }),
});

export const setPoster = defineEndpoint({
  ...LIBRARY_ENDPOINT,
  method: 'put',
  path: '/companyProfile/:idEmp/:lang/media/:idMedia/poster',
  summary: 'Chooses the picture that stands for a video until it is played',
  errors: POSTER_ERRORS,
  params: mediaParams,
  body: z.object({ idPoster: z.uuid() }),
  data: z.object({ idMedia: z.uuid() }),
});
