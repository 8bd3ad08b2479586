import * as z from 'zod/mini';
import { isJobField, isProvince } from '#shared/core/master-data/known-ids.ts';
import { EDUCATION_LEVELS, JOB_TYPES } from '#shared/core/master-data/opening-lists.ts';
import { listPage, shortCode, unlessEmpty } from '#shared/core/request-fields.ts';

export const OPENING_PAGE_SIZE = 20;

const chosen = <Schema extends z.ZodMiniType>(schema: Schema) => unlessEmpty(z.optional(schema));

/** How visitors narrow the open positions of a company. */
export const openingListQuery = z.object({
  jobType: chosen(z.enum(JOB_TYPES)),
  province: chosen(shortCode().check(z.refine(isProvince))),
  education: chosen(z.enum(EDUCATION_LEVELS)),
  idJobField: chosen(z.coerce.number().check(z.refine(isJobField))),
  pg: listPage(OPENING_PAGE_SIZE).pg,
});

export type OpeningListQuery = z.infer<typeof openingListQuery>;

export function isNarrowed({ jobType, province, education, idJobField }: OpeningListQuery) {
  return [jobType, province, education, idJobField].some((choice) => choice !== undefined);
}
