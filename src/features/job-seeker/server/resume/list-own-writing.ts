import { db } from '#shared/server/db/pool.ts';
import type { OwnReview, ReviewedCompany } from '../../core/resume-contract.ts';
import { listWorkedCompanies } from './list-worked-companies.ts';
import { loadResume } from './load-resume.ts';
import { countOwnReviews, listOwnReviews } from './personal-queries.ts';

const PAGE_SIZE = 20;

export interface OwnWriting {
  readonly reviews: readonly OwnReview[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly companies: readonly ReviewedCompany[] | null;
}

/** A page of own reviews with the companies worked at; an invalid page becomes the nearest one. */
export async function listOwnWriting(
  idJsk: number,
  requestedPage: number,
  now: Date,
): Promise<OwnWriting> {
  const total = await countOwnReviews(db, idJsk);
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Number.isInteger(requestedPage) ? Math.min(Math.max(requestedPage, 1), last) : 1;
  const [reviews, resume] = await Promise.all([
    listOwnReviews(db, idJsk, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, now }),
    loadResume(idJsk),
  ]);
  const worked = resume.ok ? await listWorkedCompanies(idJsk, resume.value.idResume) : resume;
  return { reviews, total, page, pageSize: PAGE_SIZE, companies: worked.ok ? worked.value : null };
}
