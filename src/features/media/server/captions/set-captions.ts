import type { Locale } from '#shared/core/locale.ts';
import type { SharedCode } from '#shared/core/refusals.ts';
import { fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { readCaptions } from '../../core/captions/read-captions.ts';
import { companyBytes, roomFound } from '../../core/media-caps.ts';
import type { LibraryCaptions } from '../../core/media-contract.ts';
import type { UPLOAD_REFUSALS } from '../../core/media-refusals.ts';
import { bytesKept, lockCompany } from '../media-queries.ts';
import { bytesReplaced, holdVideo, insertCaptions, retireCaptions } from './captions-queries.ts';

export interface CaptionsPlace {
  readonly idEmp: number;
  readonly idMedia: string;
  readonly lang: Locale;
}

/**
 * Captions in one language for a video of the library, in place of those it has. A page that is public
 * or being read keeps its own until the next is approved, so this may be done at any time.
 */
export async function setCaptions(
  { idEmp, idMedia, lang }: CaptionsPlace,
  text: string,
): Promise<Result<LibraryCaptions, SharedCode | keyof typeof UPLOAD_REFUSALS>> {
  const read = readCaptions(text);
  if (!read.ok) return invalidFields({ text: [read.code], ...read.fields });
  const { vtt, cues } = read.value;
  const bytes = Buffer.byteLength(vtt);
  return db.transaction(async (tx) => {
    const packageHrSay = await lockCompany(tx, idEmp);
    if (!(await holdVideo(tx, idEmp, idMedia))) return fail('not_found');
    const rest = (await bytesKept(tx, idEmp)) - (await bytesReplaced(tx, idMedia, lang));
    if (rest + bytes > companyBytes(packageHrSay)) {
      const fields = { text: ['companyBytes'], ...roomFound(packageHrSay, rest, bytes) };
      return fail('cap_reached', { fields });
    }
    await retireCaptions(tx, idMedia, lang);
    return ok(await insertCaptions(tx, { idMedia, lang, vtt, cues, bytes }));
  });
}

export function removeCaptions({
  idEmp,
  idMedia,
  lang,
}: CaptionsPlace): Promise<Result<{ idMedia: string }, 'not_found'>> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, idEmp);
    if (!(await holdVideo(tx, idEmp, idMedia))) return fail('not_found');
    await retireCaptions(tx, idMedia, lang);
    return ok({ idMedia });
  });
}
