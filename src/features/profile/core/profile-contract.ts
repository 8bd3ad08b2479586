import * as z from 'zod/mini';
import { APPROVAL_STATUSES } from '#shared/core/company/profile-lists.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { idText } from '#shared/core/request-fields.ts';
import { textField } from '#shared/core/text/typed-text.ts';
import { PROFILE_ERRORS } from './profile-errors.ts';
import { SUBMIT_QUOTA } from './profile-limits.ts';
import { SECTION_NAMES } from './sections/registry.ts';
import { WIZARD_STEPS } from './steps.ts';

const TAG = 'Company profile';

/** An id as a number (JSON body) or as digits (form-encoded body). */
const idInBody = z.pipe(
  z.union([z.int().check(z.positive()), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.transform((value) => Number(value)),
);
const lang = z.enum(LOCALES);
const version = z.object({ idEmp: idText, lang });

const flag = z._default(
  z.pipe(
    z.union([z.boolean(), z.string().check(z.maxLength(5))]),
    z.transform((value) => value === true || value === 'true' || value === 'on' || value === '1'),
  ),
  false,
);

export const createVersionEndpoint = defineEndpoint({
  method: 'post',
  path: '/companyProfile/:idEmp/:lang',
  summary: 'Creates the Thai or the English version; the second one starts as a copy to translate',
  tag: TAG,
  guard: 'employer',
  limit: SESSION_LIMIT,
  errors: PROFILE_ERRORS,
  params: version,
  body: z.object({ terms: flag }),
  data: z.object({ isNew: z.boolean() }),
});

export const saveAndBackEndpoint = defineEndpoint({
  method: 'post',
  path: '/checkSaveAndBack',
  summary: 'Tells whether there is a saved draft to come back to, and when it was saved',
  tag: TAG,
  guard: 'employer',
  limit: SESSION_LIMIT,
  body: z.object({ idEmp: idInBody }),
  data: z.object({ isSaved: z.boolean(), savedAt: z.nullable(z.string()) }),
});

const step = z.enum(WIZARD_STEPS);

export const readStepEndpoint = defineEndpoint({
  method: 'get',
  path: '/employer/step',
  summary: 'The wizard step at which the company stopped, in each language',
  tag: TAG,
  guard: 'employer',
  limit: SESSION_LIMIT,
  query: z.object({ idEmp: idText }),
  data: z.object({ th: z.nullable(step), en: z.nullable(step) }),
});

export const saveStepEndpoint = defineEndpoint({
  method: 'put',
  path: '/employer/step',
  summary: 'Remembers the wizard step',
  tag: TAG,
  guard: 'employer',
  limit: SESSION_LIMIT,
  body: z.object({ idEmp: idInBody, lang, step }),
  data: z.null(),
});

export const sectionRemarks = z.partialRecord(z.enum(SECTION_NAMES), z.string());

const approval = z.object({
  idApproval: z.int(),
  lang,
  status: z.enum(APPROVAL_STATUSES),
  remark: z.string(),
  createdAt: z.string(),
  decisionRemark: z.string(),
  sectionRemarks,
  decidedAt: z.nullable(z.string()),
});
export type Approval = z.output<typeof approval>;

export const submitEndpoint = defineEndpoint({
  method: 'post',
  path: '/insertApproval',
  summary: 'Submits a complete draft for review; without a language, every complete draft',
  tag: TAG,
  guard: 'employer',
  limit: SESSION_LIMIT,
  quota: SUBMIT_QUOTA,
  errors: PROFILE_ERRORS,
  body: z.object({
    idEmp: idInBody,
    createdBy: z.optional(idInBody),
    remark: z._default(textField(1000), ''),
    status: z._default(z.literal('W'), 'W'),
    lang: z.optional(lang),
  }),
  data: z.object({ approvals: z.array(approval) }),
});

export const readApprovalEndpoint = defineEndpoint({
  method: 'get',
  path: '/approval/:idEmp',
  summary: 'The latest submission in each language and what the team said',
  tag: TAG,
  guard: 'employer',
  limit: SESSION_LIMIT,
  params: z.object({ idEmp: idText }),
  data: z.object({ th: z.nullable(approval), en: z.nullable(approval) }),
});

export const withdrawSubmissionEndpoint = defineEndpoint({
  method: 'delete',
  path: '/approval/:idEmp/:lang',
  summary: 'Takes a waiting submission back, so that its draft can be edited again',
  tag: TAG,
  guard: 'employer',
  limit: SESSION_LIMIT,
  params: version,
  data: approval,
});
