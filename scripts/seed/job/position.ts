import * as z from 'zod';
import { JOB_GRADES } from '#shared/core/domain/review.ts';
import { EDUCATION_LEVELS } from '#shared/core/master-data/opening-lists.ts';
import { readTable, underKeys } from '../read-table.ts';

const words = z.string().min(1);
const POSITION_ROW = z.object({
  idJobField: z.coerce.number(),
  th: words,
  en: words,
  grade: z.enum(JOB_GRADES),
  /** Baht a month at the low end, before size and place are counted. */
  salary: z.coerce.number(),
  education: z.enum(EDUCATION_LEVELS),
});

export type Position = Omit<z.infer<typeof POSITION_ROW>, 'idJobField'>;

export const positionsOf = underKeys(
  readTable('positions', POSITION_ROW).map(({ idJobField, ...position }): [number, Position] => [
    idJobField,
    position,
  ]),
);
