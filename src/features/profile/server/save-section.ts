import { PACKAGE_CAPS, type PackageHrSay } from '#shared/core/packages.ts';
import { fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { violatedConstraint } from '#shared/server/db/violated-constraint.ts';
import { missingAltTexts, missingPosters } from '../core/descriptions/described.ts';
import { isSame } from '../core/is-same.ts';
import { exceededCap } from '../core/sections/caps.ts';
import {
  checkItems,
  fieldsOf,
  type ItemErrors,
  missingIn,
  picturesIn,
} from '../core/sections/check-items.ts';
import { sectionNamed } from '../core/sections/registry.ts';
import type { Item, Section } from '../core/sections/section.ts';
import { missingOfDraft } from './draft-state.ts';
import { type DraftError, editDraft } from './edit-draft.ts';
import { findRejectedPictures, itemOf, itemsOf, libraryOf, writeItems } from './item-queries.ts';
import { outsideErrors, taxIdErrors } from './outside/section-outside.ts';
import {
  raiseRevision,
  revisionOf,
  type SavedRevision,
  type VersionRow,
} from './profile-queries.ts';
import { countSharedItems, type SectionKey } from './read-section.ts';
import { markComplete } from './submission/approval-queries.ts';

export interface SectionEdit extends SectionKey {
  readonly idUser: number;
  /** The revision on which the edit is based. */
  readonly revision: number;
  readonly items: readonly Item[];
  /** Requires a complete section, as "save and next" does. */
  readonly finish: boolean;
}

type PackagedEdit = SectionEdit & { readonly packageHrSay: PackageHrSay };

export type SaveOutcome = Result<
  { readonly revision: number; readonly savedAt: string },
  'conflict' | 'cap_reached' | 'invalid_fields' | DraftError
>;

/** Replaces a section if its revision is current; a repeated save returns the first result. */
export async function saveSection(db: Db, edit: SectionEdit): Promise<SaveOutcome> {
  const section = sectionNamed(edit.section);
  const { items, errors } = checkItems(section, edit.items);
  const missing = edit.finish ? missingIn(section, items) : {};
  const fields = { ...missing, ...errors };
  if (Object.keys(fields).length > 0) return fieldFailure(fields);
  try {
    return await editDraft(db, edit, (tx, draft, { packageHrSay }) =>
      replace(tx, draft, section, { ...edit, items, packageHrSay }),
    );
  } catch (error) {
    if (violatedConstraint(error) !== 'companies_tax_id') throw error;
    return fieldFailure(taxIdErrors(items));
  }
}

async function replace(
  tx: Db,
  draft: VersionRow,
  section: Section,
  edit: PackagedEdit,
): Promise<SaveOutcome> {
  const { items, revision, packageHrSay, idUser } = edit;
  const saved = await revisionOf(tx, draft.idProfile, edit.section);
  const previousItems = (await itemsOf(tx, draft.idProfile, [edit.section])).map(itemOf);
  if (saved.revision !== revision) {
    return isSame(previousItems, items) ? ok(asSaved(saved)) : fail('conflict');
  }
  const otherCounts = await countSharedItems(tx, draft.idProfile, section);
  const cap = exceededCap(section, PACKAGE_CAPS[packageHrSay], items, previousItems, otherCounts);
  if (cap !== null) return fail('cap_reached', { detail: { cap } });
  let fields = await pictureErrors(tx, edit, items, previousItems);
  if (edit.finish) fields = { ...(await missingPictureTexts(tx, edit, items)), ...fields };
  if (Object.keys(fields).length === 0)
    fields = await outsideErrors(tx, edit, items, previousItems);
  if (Object.keys(fields).length > 0) return fieldFailure(fields);
  await writeItems(tx, draft, section, items);
  const raised = await raiseRevision(tx, draft.idProfile, edit.section, idUser);
  // The first completion opens the other language for good, even if the draft becomes incomplete.
  if (draft.completedAt === null) {
    const missing = await missingOfDraft(tx, draft, packageHrSay);
    if (missing.length === 0) await markComplete(tx, draft.idProfile, new Date());
  }
  return ok(asSaved(raised));
}

function fieldFailure(errors: ItemErrors) {
  return invalidFields(fieldsOf(errors));
}

function asSaved({ revision, savedAt }: SavedRevision) {
  return { revision, savedAt: savedAt ?? '' };
}

/** Read from the database: the library may have changed since the step was opened. */
async function missingPictureTexts(
  tx: Db,
  { lang, section: name }: SectionEdit,
  items: readonly Item[],
): Promise<ItemErrors> {
  const section = sectionNamed(name);
  const ids = picturesIn(section, items).map(({ idMedia }) => idMedia);
  const library = await libraryOf(tx, lang, ids);
  return {
    ...missingAltTexts(section, items, library),
    ...missingPosters(section, items, library),
  };
}

/** Unchanged pictures stay valid, even if drawing failed later or the package lost videos. */
async function pictureErrors(
  tx: Db,
  edit: PackagedEdit,
  items: readonly Item[],
  previousItems: readonly Item[],
): Promise<ItemErrors> {
  const section = sectionNamed(edit.section);
  const before = new Set(picturesIn(section, previousItems).map(({ idMedia }) => idMedia));
  const added = picturesIn(section, items).filter(({ idMedia }) => !before.has(idMedia));
  const rejected = await findRejectedPictures(tx, edit, added);
  return Object.fromEntries(
    rejected.map(({ idItem, field, code }) => [`${idItem}.${field}`, code]),
  );
}
