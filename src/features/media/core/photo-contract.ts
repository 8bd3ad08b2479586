import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { idText } from '#shared/core/request-fields.ts';
import { MAX_IMAGE_BYTES } from './image-rules.ts';
import { mediaPicture } from './media-contract.ts';
import { UPLOAD_ERRORS } from './media-errors.ts';

const ofJobSeeker = { tag: 'Job seekers', guard: 'jobSeeker', limit: SESSION_LIMIT } as const;
const params = z.object({ idJsk: idText });

/** The body is the file itself or multipart/form-data with the file in the field `file`. */
export const uploadPhoto = defineEndpoint({
  ...ofJobSeeker,
  method: 'post',
  path: '/resume/:idJsk/photo',
  summary: 'Puts a photo on one’s own resume in place of the one before',
  errors: UPLOAD_ERRORS,
  params,
  data: mediaPicture,
  rawBody: 'file',
  budget: { bytes: MAX_IMAGE_BYTES },
});

export const deletePhoto = defineEndpoint({
  ...ofJobSeeker,
  method: 'delete',
  path: '/resume/:idJsk/photo',
  summary: 'Takes the photo off one’s own resume',
  params,
  data: z.null(),
});

export const photoEndpoint = defineEndpoint({
  ...ofJobSeeker,
  method: 'get',
  path: '/resume/getPhoto/:idJsk',
  summary: 'The photo on one’s own resume as a data: URI, if there is one',
  params,
  data: z.object({ photo: z.nullable(z.string()) }),
});
