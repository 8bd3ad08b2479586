import { createHash } from 'node:crypto';
import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { lockOwner } from '#shared/server/session/credential-queries.ts';
import { MAX_DOCUMENTS } from '../../core/applicant/pdf-rules.ts';
import { findApplicant } from '../application/application-queries.ts';
import {
  countSharedDocuments,
  deleteUnreferencedDocuments,
  setDocument,
  storeDocument,
} from './applicant-queries.ts';
import { inspectPdf } from './inspect-pdf.ts';

/** Replaces the current PDF; applications already sent keep the previous one. */
export async function putDocument(idJsk: number, file: Uint8Array) {
  const inspected = await inspectPdf(file);
  if (!inspected.ok) {
    const { code } = inspected;
    if (code === 'unavailable') return { ...inspected, code };
    return fail('invalid_fields', { fields: { document: [code] } });
  }
  const content = Buffer.from(file);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return db.transaction(async (tx) => {
    // The lock makes the second of two concurrent uploads see the first.
    await lockOwner(tx, { idJsk });
    if (!(await findApplicant(tx, idJsk))) return fail('unauthenticated');
    if ((await countSharedDocuments(tx, idJsk)) >= MAX_DOCUMENTS) return fail('too_many_documents');
    const idDocument = await storeDocument(tx, { idJsk, sha256, content });
    await setDocument(tx, idJsk, idDocument);
    await deleteUnreferencedDocuments(tx, idJsk);
    return ok({ idDocument });
  });
}
