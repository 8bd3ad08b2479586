import { db } from '#shared/server/db/pool.ts';
import { uploadPlace } from './upload-files.ts';
import { deleteUploadsBefore, knownUploads } from './upload-queries.ts';

const KEPT_HOURS = 24;

/** A day after it began an upload is over; files without one are what a kill has left. */
export async function sweepUploads(now: Date): Promise<void> {
  await deleteUploadsBefore(db, new Date(now.getTime() - KEPT_HOURS * 60 * 60_000));
  const place = await uploadPlace();
  const lying = await place.ids();
  const known = await knownUploads(db, lying.filter(isId));
  for (const idUpload of lying) if (!known.has(idUpload)) await place.remove(idUpload);
}

function isId(name: string): boolean {
  return /^[\da-f-]{36}$/.test(name);
}
