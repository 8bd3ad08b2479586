import * as z from 'zod/mini';
import { APPROVAL_STATUSES } from '#shared/core/company/profile-lists.ts';
import type { SectionRemarks } from '#shared/core/domain/submission.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { PACKAGES } from '#shared/core/packages.ts';
import { idText, listPage } from '#shared/core/request-fields.ts';
import { textField } from '#shared/core/text/typed-text.ts';
import { sectionRemarks } from '../profile-contract.ts';
import { SECTION_NAMES } from '../sections/registry.ts';
import { remarksInOrder } from './section-remarks.ts';
import { namedVideo } from './submitted-videos.ts';

const TAG = 'Back office';

export const SUBMISSIONS_PER_PAGE = 20;

export const submission = z.object({
  idApproval: z.int(),
  idEmp: z.int(),
  companyNameTh: z.string(),
  companyNameEn: z.string(),
  packageHrSay: z.enum(PACKAGES),
  lang: z.enum(LOCALES),
  status: z.enum(APPROVAL_STATUSES),
  remark: z.string(),
  createdAt: z.string(),
  decisionRemark: z.string(),
  sectionRemarks,
  /** Videos that the team had not played to the end before the decision. */
  unplayed: z.array(namedVideo),
  decidedAt: z.nullable(z.string()),
});
export type Submission = z.output<typeof submission>;

export const submissionsQuery = z.object({
  status: z._default(z.enum(APPROVAL_STATUSES), 'W'),
  ...listPage(SUBMISSIONS_PER_PAGE),
});

export const listSubmissionsEndpoint = defineEndpoint({
  method: 'get',
  path: '/submissions',
  summary: 'Submitted company pages of one status, the longest waiting first',
  tag: TAG,
  guard: 'platformAdmin',
  limit: SESSION_LIMIT,
  query: submissionsQuery,
  data: z.array(submission),
  list: true,
});

export const MAX_REMARK_LENGTH = 1000;

const MAX_PLAYED_LENGTH = 8_000;
const remark = textField(MAX_REMARK_LENGTH);

export const decision = z
  .object({
    decision: z.enum(['approve', 'return'], 'decisionRequired'),
    remark: z._default(remark, ''),
    remarks: z._default(z.partialRecord(z.enum(SECTION_NAMES), remark), {}),
    /** Space-separated ids of the videos played to the end. */
    played: z._default(textField(MAX_PLAYED_LENGTH), ''),
  })
  .check(
    z.refine((form) => form.decision === 'approve' || hasRemark(form), {
      path: ['remark'],
      message: 'remarkRequired',
    }),
  );

function hasRemark(form: { readonly remark: string; readonly remarks: SectionRemarks }) {
  return form.remark !== '' || remarksInOrder(form.remarks).length > 0;
}

export type Decision = z.output<typeof decision>;

export const decideEndpoint = defineEndpoint({
  method: 'put',
  path: '/submissions/:id/decision',
  summary: 'Approves and publishes a submission, or returns it with a remark',
  tag: TAG,
  guard: 'platformAdmin',
  limit: SESSION_LIMIT,
  params: z.object({ id: idText }),
  body: decision,
  data: submission,
});
