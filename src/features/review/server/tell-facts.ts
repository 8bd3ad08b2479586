import { listUnderJobFields } from '#shared/server/db/opening-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { type ToldFacts, tellFacts } from '../core/small-groups.ts';
import { factsOf, writeToldFacts } from './told-facts-queries.ts';

/**
 * What a company's reviews tell of their writers, anew after one came or went; the caller holds the
 * lock of the scores. A company is listed under a job field of its reviewers when they tell it.
 */
export async function retellFacts(db: Db, idEmp: number, newcomer?: number): Promise<void> {
  const rows = await factsOf(db, idEmp);
  const told = tellFacts(
    rows.map(({ idReview, told: toldBefore, ...known }) =>
      idReview === newcomer ? known : { ...known, toldBefore },
    ),
  );
  const changed = rows.flatMap(({ idReview, publicId, told: before }) => {
    const facts = told.get(publicId);
    return facts && isOther(facts, before) ? [{ idReview, ...facts }] : [];
  });
  await writeToldFacts(db, changed);
  await listUnderJobFields(db, [idEmp]);
}

function isOther(one: ToldFacts, other: ToldFacts): boolean {
  const names = Object.keys(one) as (keyof ToldFacts)[];
  return names.some((name) => one[name] !== other[name]);
}
