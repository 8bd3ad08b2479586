import * as z from 'zod';
import { JOB_GRADES } from '#shared/core/domain/review.ts';
import { EDUCATION_LEVELS } from '#shared/core/master-data/opening-lists.ts';
import { PHRASE, readTableBy } from '../read-table.ts';

const POSITION_ROW = z.object({
  idJobField: z.coerce.number(),
  ...PHRASE.shape,
  grade: z.enum(JOB_GRADES),
  /** Baht a month at the low end, before size and place are counted. */
  salary: z.coerce.number(),
  education: z.enum(EDUCATION_LEVELS),
});

export type Position = Omit<z.infer<typeof POSITION_ROW>, 'idJobField'>;

export const positionsOf = readTableBy('idJobField', 'positions', POSITION_ROW);
