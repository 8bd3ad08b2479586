import type { Locale } from '#shared/core/locale.ts';
import type { SharedCode } from '#shared/core/refusals.ts';
import { fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Captions, readCaptions } from '../../core/captions/read-captions.ts';
import { companyBytes, roomFound } from '../../core/media-caps.ts';
import type { LibraryCaptions } from '../../core/media-contract.ts';
import type { UPLOAD_REFUSALS } from '../../core/media-refusals.ts';
import { bytesKept, lockCompany } from '../media-queries.ts';
import { withinDay } from '../uploads/within-day.ts';
import { bytesReplaced, holdVideo, insertCaptions, retireCaptions } from './captions-queries.ts';

export interface CaptionsPlace {
  readonly idEmp: number;
  readonly idMedia: string;
  readonly lang: Locale;
}

type CaptionsSet = Result<LibraryCaptions, SharedCode | keyof typeof UPLOAD_REFUSALS>;

/**
 * Captions in one language for a video of the library, in place of those it has. A page that is public
 * or being read keeps its own until the next is approved, so this may be done at any time. What no other
 * day would take is refused for that, however full the company's day is.
 */
export async function setCaptions(
  { packageHrSay, ...place }: CaptionsPlace & Pick<EmployerSession, 'packageHrSay'>,
  text: string,
): Promise<CaptionsSet> {
  const { idEmp, idMedia } = place;
  const read = readCaptions(text);
  if (!read.ok) return invalidFields({ text: [read.code], ...read.fields });
  if (!(await holdVideo(db, idEmp, idMedia))) return fail('not_found');
  return withinDay({ idEmp, packageHrSay }, text.length, () => storeCaptions(place, read.value));
}

function storeCaptions(
  { idEmp, idMedia, lang }: CaptionsPlace,
  { vtt, cues }: Captions,
): Promise<CaptionsSet> {
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
