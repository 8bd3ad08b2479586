import * as z from 'zod/mini';
import { isJobField, isProvince } from '#shared/core/master-data/known-ids.ts';
import { EDUCATION_LEVELS, JOB_TYPES } from '#shared/core/master-data/opening-lists.ts';
import { listPage, shortCode, unlessEmpty } from '#shared/core/request-fields.ts';

export const OPENING_PAGE_SIZE = 20;

const optionalFilter = <Schema extends z.ZodMiniType>(schema: Schema) =>
  unlessEmpty(z.optional(schema));

export const openingListQuery = z.object({
  jobType: optionalFilter(z.enum(JOB_TYPES)),
  province: optionalFilter(shortCode().check(z.refine(isProvince))),
  education: optionalFilter(z.enum(EDUCATION_LEVELS)),
  idJobField: optionalFilter(z.coerce.number().check(z.refine(isJobField))),
  pg: listPage(OPENING_PAGE_SIZE).pg,
});

export type OpeningListQuery = z.infer<typeof openingListQuery>;

export function isFiltered({ jobType, province, education, idJobField }: OpeningListQuery) {
  return [jobType, province, education, idJobField].some((choice) => choice !== undefined);
}
