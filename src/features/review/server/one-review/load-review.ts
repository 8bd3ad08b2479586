import * as z from 'zod/mini';
import { reads } from '#shared/server/db/replica/reads.ts';
import { publicReview } from '../../core/review-contract.ts';
import { findPublicReview } from '../review-queries.ts';

export async function loadReview(idReview: string) {
  const parsed = z.safeParse(publicReview.shape.idReview, idReview);
  return parsed.success ? findPublicReview(reads, parsed.data) : null;
}
