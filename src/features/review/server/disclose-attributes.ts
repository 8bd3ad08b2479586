import type { DisclosedAttributes } from '#shared/core/domain/reviewer-attributes.ts';
import { updateJobFieldsOf } from '#shared/server/db/opening-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { discloseAttributes } from '../core/k-anonymity.ts';
import { attributesOf, writeDisclosedAttributes } from './disclosed-attributes-queries.ts';

/**
 * Recalculates the attributes that a company's reviews disclose after one was added or removed. The
 * caller holds the score lock. A company is listed under a job field once its reviews disclose it.
 */
export async function refreshDisclosedAttributes(
  db: Db,
  idEmp: number,
  newcomer?: number,
): Promise<void> {
  const rows = await attributesOf(db, idEmp);
  const disclosed = discloseAttributes(
    rows.map(({ idReview, disclosed: disclosedBefore, ...attributes }) =>
      idReview === newcomer ? attributes : { ...attributes, disclosedBefore },
    ),
  );
  const changed = rows.flatMap(({ idReview, publicId, disclosed: before }) => {
    const attributes = disclosed.get(publicId);
    return attributes && differs(attributes, before) ? [{ idReview, ...attributes }] : [];
  });
  await writeDisclosedAttributes(db, changed);
  await updateJobFieldsOf(db, [idEmp]);
}

function differs(first: DisclosedAttributes, second: DisclosedAttributes): boolean {
  const names = Object.keys(first) as (keyof DisclosedAttributes)[];
  return names.some((name) => first[name] !== second[name]);
}
