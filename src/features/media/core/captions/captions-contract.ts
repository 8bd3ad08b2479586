import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { idText } from '#shared/core/request-fields.ts';
import { withoutUnseen } from '#shared/core/text/typed-text.ts';
import { libraryCaptions } from '../media-contract.ts';
import { UPLOAD_ERRORS } from '../media-errors.ts';
import { CAPTION_BYTES } from './caption-rules.ts';

const params = z.object({ idEmp: idText, lang: z.enum(LOCALES), idMedia: z.uuid() });
const path = '/companyProfile/:idEmp/:lang/media/:idMedia/captions';

export const setCaptionsEndpoint = defineEndpoint({
  method: 'put',
  path,
  summary: 'Gives a video captions in a language, from the text of a WebVTT or SubRip file',
  tag: 'Company profile',
  guard: 'employer',
  limit: SESSION_LIMIT,
  errors: UPLOAD_ERRORS,
  params,
  // Not trimmed, so that line numbers in errors match the author's file.
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
  method: 'delete',
  path,
  summary: 'Takes the captions in a language off a video; public pages keep them until approval',
  tag: 'Company profile',
  guard: 'employer',
  limit: SESSION_LIMIT,
  params,
  data: z.object({ idMedia: z.uuid() }),
});
