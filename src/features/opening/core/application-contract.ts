import * as z from 'zod/mini';
import { MAX_PDF_BYTES } from '#shared/core/domain/applicant.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { checkedBox } from '#shared/core/forms/form-fields.ts';
import { idNumber, idText } from '#shared/core/request-fields.ts';
import { textField } from '#shared/core/text/typed-text.ts';
import { draftBody } from './applicant/draft-form.ts';
import { APPLICATION_ANSWERS } from './application-status.ts';
import { ANSWER_ERRORS, APPLICATION_ERRORS, DOCUMENT_ERRORS } from './opening-errors.ts';
import {
  ANSWER_LIMIT,
  APPLICATION_LIMIT,
  APPLICATION_QUOTA,
  DOCUMENT_QUOTA,
  DRAFT_LIMIT,
} from './opening-limits.ts';

const application = {
  path: '/openings/:idJob/application',
  tag: 'Openings',
  guard: 'jobSeeker',
  limit: APPLICATION_LIMIT,
  params: z.object({ idJob: idNumber }),
  data: z.object({ idJob: z.number() }),
} as const;

export const applyEndpoint = defineEndpoint({
  method: 'put',
  summary:
    'Sends the application as it was written, once however often; needs a proved address and consent',
  ...application,
  quota: APPLICATION_QUOTA,
  errors: APPLICATION_ERRORS,
  body: z.object({
    consent: checkedBox('consentRequired'),
    /** Hash of the content the applicant checked; sending fails if it has changed. */
    disclosed: z.optional(textField(64)),
  }),
});

export const withdrawApplicationEndpoint = defineEndpoint({
  method: 'delete',
  summary:
    'Withdraws the own application: of what was sent nothing is kept, and the own list says when; a draft goes whole',
  ...application,
});

export const draftEndpoint = defineEndpoint({
  ...application,
  method: 'put',
  path: '/openings/:idJob/application/draft',
  summary:
    'Keeps what the person writes: a note to this company, and what goes with every application',
  limit: DRAFT_LIMIT,
  errors: APPLICATION_ERRORS,
  body: draftBody,
});

export const answerApplicationEndpoint = defineEndpoint({
  method: 'put',
  path: '/applications/:idApplication/status',
  summary: 'Tells an applicant once, by a mail of fixed words, that the company is talking or done',
  tag: 'Openings',
  guard: 'employer',
  limit: ANSWER_LIMIT,
  errors: ANSWER_ERRORS,
  params: z.object({ idApplication: idNumber }),
  body: z.object({ status: z.enum(APPLICATION_ANSWERS) }),
  data: z.object({ idApplication: z.number() }),
});

/** The body is the file itself, or multipart/form-data with the file in the field `file`. */
export const documentEndpoint = defineEndpoint({
  method: 'put',
  path: '/resume/:idJsk/document',
  summary: 'Puts a PDF of one’s own beside the resume, to go with applications',
  tag: 'Job seekers',
  guard: 'jobSeeker',
  limit: DRAFT_LIMIT,
  quota: DOCUMENT_QUOTA,
  errors: DOCUMENT_ERRORS,
  params: z.object({ idJsk: idText }),
  data: z.object({ idDocument: z.string() }),
  rawBody: 'file',
  budget: { bytes: MAX_PDF_BYTES },
});
