import * as z from 'zod/mini';
import { MEDIA_KINDS } from '#shared/core/domain/media.ts';
import { API_BASE, defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { mediaPicture } from './media-contract.ts';
import { UPLOAD_ERRORS } from './media-refusals.ts';

/** Where files are sent piece by piece, by the protocol tus 1.0. */
export const UPLOADS_PATH = '/uploads';
export const UPLOADS_URL_PATH = API_BASE + UPLOADS_PATH;

/** The bytes of one PATCH; a sender cuts a file into such pieces. */
export const MAX_CHUNK_BYTES = 8 * 1024 * 1024;

/** What a sender announces of a file before its first byte. */
export const announcedUpload = z.object({
  kind: z.enum(MEDIA_KINDS),
  bytes: z.int().check(z.positive()),
});
export type AnnouncedUpload = z.output<typeof announcedUpload>;

/** Once every byte is there: asked again, it answers the same. */
export const attachUploaded = defineEndpoint({
  method: 'put',
  path: `${UPLOADS_PATH}/:idUpload/media`,
  summary: 'Makes a picture or video of one’s company of a finished resumable upload',
  tag: 'Company profile',
  guard: 'employer',
  limit: SESSION_LIMIT,
  errors: UPLOAD_ERRORS,
  params: z.object({ idUpload: z.uuid() }),
  data: mediaPicture,
});
