import * as z from 'zod/mini';
import { MEDIA_KINDS } from '#shared/core/domain/media.ts';
import { API_BASE, defineEndpoint } from '#shared/core/endpoint.ts';
import { LIBRARY_ENDPOINT, mediaPicture } from './media-contract.ts';
import { UPLOAD_ERRORS } from './media-errors.ts';

/** Base path of resumable uploads, protocol tus 1.0. */
export const UPLOADS_PATH = '/uploads';
export const UPLOADS_URL_PATH = API_BASE + UPLOADS_PATH;

export const MAX_CHUNK_BYTES = 8 * 1024 * 1024;

export const announcedUpload = z.object({
  kind: z.enum(MEDIA_KINDS),
  bytes: z.int().check(z.positive()),
});
export type AnnouncedUpload = z.output<typeof announcedUpload>;

/** Called when every byte has arrived; a repeated call returns the same response. */
export const attachUploaded = defineEndpoint({
  ...LIBRARY_ENDPOINT,
  method: 'put',
  path: `${UPLOADS_PATH}/:idUpload/media`,
  summary: 'Makes a picture or video of one’s company of a finished resumable upload',
  errors: UPLOAD_ERRORS,
  params: z.object({ idUpload: z.uuid() }),
  data: mediaPicture,
});
