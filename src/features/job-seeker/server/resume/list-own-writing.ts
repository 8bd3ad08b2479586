import { db } from '#shared/server/db/pool.ts';
import { listWorkedCompanies } from './list-worked-companies.ts';
import { loadResume } from './load-resume.ts';
import { countOwnReviews, listOwnReviews } from './personal-queries.ts';

const PAGE_SIZE = 20;

/** Loads a page of own reviews and the companies worked at; an invalid page becomes the nearest. */
export async function listOwnWriting(idJsk: number, requestedPage: number, now: Date) {
  const total = await countOwnReviews(db, idJsk);
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Number.isInteger(requestedPage) ? Math.min(Math.max(requestedPage, 1), last) : 1;
  const [reviews, resume] = await Promise.all([
    listOwnReviews(db, idJsk, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, now }),
    loadResume(idJsk),
  ]);
  // Missing while the work history is unavailable.
  const worked = resume.ok ? await listWorkedCompanies(idJsk, resume.value.idResume) : resume;
  return { reviews, total, page, pageSize: PAGE_SIZE, companies: worked.ok ? worked.value : null };
}
