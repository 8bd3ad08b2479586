import * as z from 'zod/mini';
import { idNumber, listPage } from '#shared/core/request-fields.ts';
import { OPENING_PAGE_SIZE } from './opening-list-query.ts';

/** Query that selects the list, the form of an opening, or the applicants of an opening. */
export const ownOpeningsQuery = z.object({
  add: z.optional(z.literal('1')),
  edit: z.optional(idNumber),
  copy: z.optional(idNumber),
  applicants: z.optional(idNumber),
  pg: listPage(OPENING_PAGE_SIZE).pg,
});

export type OwnOpeningsQuery = z.infer<typeof ownOpeningsQuery>;
