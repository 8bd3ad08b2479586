import type { SharedCode } from '#shared/core/endpoint-errors.ts';
import type { Locale } from '#shared/core/locale.ts';
import { fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { type ParsedCaptions, readCaptions } from '../../core/captions/read-captions.ts';
import { maxCompanyBytes, quotaFields } from '../../core/media-caps.ts';
import type { LibraryCaptions } from '../../core/media-contract.ts';
import type { UPLOAD_ERRORS } from '../../core/media-errors.ts';
import { lockCompanyMedia, lockForShare, storedBytes } from '../media-queries.ts';
import { withinDailyLimit } from '../uploads/within-day.ts';
import { insertCaptions, replacedBytes, retireCaptions } from './captions-queries.ts';

export interface CaptionsKey {
  readonly idEmp: number;
  readonly idMedia: string;
  readonly lang: Locale;
}

type CaptionsSet = Result<LibraryCaptions, SharedCode | keyof typeof UPLOAD_ERRORS>;

/**
 * Replaces a video's captions in one language; public pages show the old ones until approval.
 * Parses before it charges the daily limit, so that an invalid file costs nothing.
 */
export async function setCaptions(
  { packageHrSay, ...key }: CaptionsKey & Pick<EmployerSession, 'packageHrSay'>,
  text: string,
): Promise<CaptionsSet> {
  const { idEmp, idMedia } = key;
  const parsed = readCaptions(text);
  if (!parsed.ok) return invalidFields({ text: [parsed.code], ...parsed.fields });
  if (!(await lockForShare(db, idEmp, idMedia, 'video'))) return fail('not_found');
  return withinDailyLimit({ idEmp, packageHrSay }, text.length, () =>
    storeCaptions(key, parsed.value),
  );
}

function storeCaptions(
  { idEmp, idMedia, lang }: CaptionsKey,
  { vtt, cues }: ParsedCaptions,
): Promise<CaptionsSet> {
  const bytes = Buffer.byteLength(vtt);
  return db.transaction(async (tx) => {
    const packageHrSay = await lockCompanyMedia(tx, idEmp);
    if (!(await lockForShare(tx, idEmp, idMedia, 'video'))) return fail('not_found');
    const remainingBytes =
      (await storedBytes(tx, idEmp)) - (await replacedBytes(tx, idMedia, lang));
    if (remainingBytes + bytes > maxCompanyBytes(packageHrSay)) {
      const fields = {
        text: ['companyKilobytes'],
        ...quotaFields(packageHrSay, remainingBytes, bytes),
      };
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
}: CaptionsKey): Promise<Result<{ idMedia: string }, 'not_found'>> {
  return db.transaction(async (tx) => {
    await lockCompanyMedia(tx, idEmp);
    if (!(await lockForShare(tx, idEmp, idMedia, 'video'))) return fail('not_found');
    await retireCaptions(tx, idMedia, lang);
    return ok({ idMedia });
  });
}
