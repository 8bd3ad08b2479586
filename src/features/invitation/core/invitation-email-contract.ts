import * as z from 'zod/mini';
import {
  savedSection,
  sectionBody,
  sectionDocument,
} from '#features/profile/core/section-contract.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { idText } from '#shared/core/request-fields.ts';
import { SAVE_INVITATION_EMAIL } from './invitation-email-calls.ts';

const TAG = 'Invitations';
const draftParams = z.object({ idEmp: idText, lang: z.enum(LOCALES) });

export const readInvitationDraftEndpoint = defineEndpoint({
  method: 'get',
  path: '/invitations/:idEmp/:lang/letter',
  summary:
    'The draft of an invitation to write a review; before the first save, words to begin with',
  tag: TAG,
  guard: 'employer',
  limit: SESSION_LIMIT,
  params: draftParams,
  data: sectionDocument,
});

export const saveInvitationDraftEndpoint = defineEndpoint({
  ...SAVE_INVITATION_EMAIL,
  summary: 'Saves the draft if If-Match names its revision; a 409 tells what stands there now',
  tag: TAG,
  limit: SESSION_LIMIT,
  params: draftParams,
  body: sectionBody,
  data: savedSection,
});
