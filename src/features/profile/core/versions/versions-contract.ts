import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { idNumber, idText } from '#shared/core/request-fields.ts';
import { PROFILE_ERRORS } from '../profile-errors.ts';

// A file of its own: every wizard step loads the section contracts, none needs these.

const TAG = 'Company profile';

const version = z.object({ idEmp: idText, lang: z.enum(LOCALES) });
const versionState = z.enum(['published', 'archived']);

export const listVersionsEndpoint = defineEndpoint({
  method: 'get',
  path: '/companyProfile/:idEmp/:lang/versions',
  summary:
    'What is and was public and drafts that made way for one of these, the latest first, and who submitted it; a draft was never published',
  tag: TAG,
  guard: 'employer',
  limit: SESSION_LIMIT,
  params: version,
  data: z.array(
    z.object({
      idProfile: z.int(),
      state: versionState,
      publishedAt: z.nullable(z.string()),
      archivedAt: z.nullable(z.string()),
      submittedBy: z.nullable(z.string()),
    }),
  ),
});

export const restoreVersionEndpoint = defineEndpoint({
  method: 'put',
  path: '/companyProfile/:idEmp/:lang/restoration',
  summary:
    'Puts a version that is or was public, or a kept draft, in place of the draft; `before` is the version that says what the draft said',
  tag: TAG,
  guard: 'employer',
  limit: SESSION_LIMIT,
  errors: PROFILE_ERRORS,
  params: version,
  body: z.object({ idProfile: idNumber }),
  data: z.object({ before: z.int() }),
});

export const restoreCoverEndpoint = defineEndpoint({
  method: 'post',
  path: '/companyProfile/:idEmp/:lang/covers',
  summary: 'Adds a cover that visitors saw before to the draft, as far as the package goes',
  tag: TAG,
  guard: 'employer',
  limit: SESSION_LIMIT,
  errors: PROFILE_ERRORS,
  params: version,
  body: z.object({ idMedia: z.uuid() }),
  data: z.object({ idMedia: z.uuid() }),
});

export const takeCoverBackEndpoint = defineEndpoint({
  method: 'delete',
  path: '/companyProfile/:idEmp/:lang/covers/:idMedia',
  summary: 'Takes a cover out of the draft again',
  tag: TAG,
  guard: 'employer',
  limit: SESSION_LIMIT,
  errors: PROFILE_ERRORS,
  params: z.object({ ...version.shape, idMedia: z.uuid() }),
  data: z.null(),
});
