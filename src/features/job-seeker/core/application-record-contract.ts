import * as z from 'zod/mini';
import { LINK_ERRORS } from '#features/session/core/session-errors.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { APPLICATION_RECORD_LIMIT } from './job-seeker-limits.ts';

const half = z.string().check(z.minLength(1), z.maxLength(200));

export const applicationRecordEndpoint = defineEndpoint({
  method: 'post',
  path: '/companiesByUserApplicationRecord',
  summary:
    'The companies somebody applied to on one day, for whoever brings a link pair of that person',
  tag: 'Job seekers',
  guard: 'public',
  limit: APPLICATION_RECORD_LIMIT,
  errors: LINK_ERRORS,
  body: z.object({ applyDate: z.iso.date('dateRequired'), enc: half, key: half }),
  data: z.array(
    z.object({ idEmp: z.number(), companyNameTh: z.string(), companyNameEn: z.string() }),
  ),
});
