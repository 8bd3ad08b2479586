import * as z from 'zod';
import { FAMILIES, type Family } from '../../artwork/family.ts';
import type { Random } from '../../artwork/random.ts';
import { readTableBy } from '../read-table.ts';

const MIX_ROW = z.object({
  family: z.enum(FAMILIES),
  idJobField: z.coerce.number(),
  weight: z.coerce.number(),
});

const fieldsOf = readTableBy('family', 'job-field-mix', MIX_ROW);
const weightsOf = new Map(
  FAMILIES.map((family) => [family, fieldsOf(family).map(({ weight }) => weight)] as const),
);

export function drawJobField(family: Family, draw: Random): number {
  const index = draw.weighted(weightsOf.get(family) ?? []);
  return fieldsOf(family)[index]?.idJobField ?? 8;
}
