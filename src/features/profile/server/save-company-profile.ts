import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { violatedConstraint } from '#shared/server/db/violated-constraint.ts';
import { isLocked } from '../core/approval-state.ts';
import type { SavedProfile } from '../core/profile-contract.ts';
import type { CompanyProfile, FieldRefusals } from '../core/sections/company-profile.ts';
import { missingFields } from '../core/sections/company-profile.ts';
import {
  isTaxIdTaken,
  sectionOf,
  storedPicture,
  taxIdOf,
  writeSection,
} from './company-profile-queries.ts';
import type { DraftRefusal, Edit } from './edit-draft.ts';
import { editDraft } from './edit-draft.ts';
import { findVersion, latestApproval, ownMedia, revisionOf } from './profile-queries.ts';

export type SaveRefusal = 'conflict' | 'invalid_fields' | DraftRefusal;

export interface ProfileEdit extends Omit<Edit, 'section'> {
  /** The revision the form was filled from. */
  readonly revision: number;
  readonly profile: CompanyProfile;
  /** "Save and next": nothing required may be missing. */
  readonly finish: boolean;
}

export interface SaveOutcome {
  readonly saved: Result<{ revision: number }, SaveRefusal>;
  readonly fields: FieldRefusals;
}

export async function readCompanyProfile(
  db: Db,
  { idEmp, lang }: Pick<Edit, 'idEmp' | 'lang'>,
): Promise<Result<SavedProfile, 'not_found'>> {
  const draft = await findVersion(db, idEmp, lang, 'draft');
  if (!draft) return fail('not_found');
  const [taxId, revision, approval, logo] = await Promise.all([
    taxIdOf(db, idEmp),
    revisionOf(db, draft.idProfile, 'companyProfile'),
    latestApproval(db, idEmp, lang),
    storedPicture(db, draft.logoMedia),
  ]);
  const isLockedNow = isLocked(approval?.status ?? null);
  return ok({ revision, isLocked: isLockedNow, values: sectionOf(draft, taxId), logo });
}

/** Refuses to write over a revision the caller has not seen; the two sides are then shown to them. */
export async function saveCompanyProfile(db: Db, edit: ProfileEdit): Promise<SaveOutcome> {
  const { profile, finish, idEmp } = edit;
  const missing = finish ? missingFields(profile) : {};
  if (Object.keys(missing).length > 0) return { saved: fail('invalid_fields'), fields: missing };
  const taken: SaveOutcome = { saved: fail('invalid_fields'), fields: { taxId: 'taxIdTaken' } };
  if (await isTaxIdTaken(db, profile.taxId, idEmp)) return taken;
  try {
    const saved = await editDraft<'conflict' | 'invalid_fields'>(
      db,
      { ...edit, section: 'companyProfile' },
      async (tx, draft) => {
        const current = await revisionOf(tx, draft.idProfile, 'companyProfile');
        if (current !== edit.revision) return fail('conflict');
        const { logoMedia } = profile;
        if (logoMedia !== null && logoMedia !== draft.logoMedia) {
          const own = await ownMedia(tx, idEmp, 'logo', [logoMedia]);
          if (!own.has(logoMedia)) return fail('invalid_fields');
        }
        await writeSection(tx, draft, profile);
        return ok(null);
      },
    );
    return { saved, fields: {} };
  } catch (error) {
    if (violatedConstraint(error) === 'companies_tax_id') return taken;
    throw error;
  }
}
