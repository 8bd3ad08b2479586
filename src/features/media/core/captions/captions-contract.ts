import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { withoutUnseen } from '#shared/core/text/typed-text.ts';
import { LIBRARY_ENDPOINT, libraryCaptions, mediaParams } from '../media-contract.ts';
import { UPLOAD_ERRORS } from '../media-errors.ts';
import { CAPTION_BYTES } from './caption-rules.ts';

const path = '/companyProfile/:idEmp/:lang/media/:idMedia/captions';

export const setCaptionsEndpoint = defineEndpoint({
  ...LIBRARY_ENDPOINT,
  method: 'put',
  path,
  summary: 'Gives a video captions in a language, from the text of a WebVTT or SubRip file',
  errors: UPLOAD_ERRORS,
  params: mediaParams,
  // Leading empty lines stay, so that line numbers in errors match the author's file.
  body: z.object({
    text: z
      .string()
      .check(
        z.maxLength(CAPTION_BYTES, { error: 'captionsTooLarge', abort: true }),
        z.overwrite(withoutUnseen),
      ),
  }),
  budget: { bytes: 3 * CAPTION_BYTES },
  data: libraryCaptions,
});

export const removeCaptionsEndpoint = defineEndpoint({
  ...LIBRARY_ENDPOINT,
  method: 'delete',
  path,
  summary: 'Takes the captions in a language off a video; public pages keep them until approval',
  params: mediaParams,
  data: z.object({ idMedia: z.uuid() }),
});
