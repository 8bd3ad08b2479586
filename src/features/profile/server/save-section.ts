import { PACKAGE_CAPS, type PackageHrSay } from '#shared/core/packages.ts';
import { fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { violatedConstraint } from '#shared/server/db/violated-constraint.ts';
import { bareVideosIn, undescribedIn } from '../core/descriptions/described.ts';
import { isSame } from '../core/is-same.ts';
import { passedCap } from '../core/sections/caps.ts';
import {
  checkItems,
  fieldsOf,
  type ItemRefusals,
  missingIn,
  picturesIn,
} from '../core/sections/check-items.ts';
import { sectionNamed } from '../core/sections/registry.ts';
import type { Item, Section } from '../core/sections/section.ts';
import { missingOfDraft } from './draft-state.ts';
import { type DraftRefusal, editDraft } from './edit-draft.ts';
import { itemOf, itemsOf, libraryOf, refusedPictures, writeItems } from './item-queries.ts';
import { outsideRefusals, taxIdTaken } from './outside/section-outside.ts';
import {
  raiseRevision,
  revisionOf,
  type SavedRevision,
  type VersionRow,
} from './profile-queries.ts';
import { countedElsewhere, type SectionPlace } from './read-section.ts';
import { markComplete } from './submission/approval-queries.ts';

export interface SectionEdit extends SectionPlace {
  readonly idUser: number;
  /** The revision the items were edited from. */
  readonly revision: number;
  readonly items: readonly Item[];
  /** "Save and next": nothing required may be missing. */
  readonly finish: boolean;
}

type PackagedEdit = SectionEdit & { readonly packageHrSay: PackageHrSay };

export type SaveOutcome = Result<
  { readonly revision: number; readonly savedAt: string },
  'conflict' | 'cap_reached' | 'invalid_fields' | DraftRefusal
>;

/**
 * Puts a section in place of what stood there. It never writes over a revision the caller has not
 * seen; a repeated save whose answer was lost is answered like the first.
 */
export async function saveSection(db: Db, edit: SectionEdit): Promise<SaveOutcome> {
  const section = sectionNamed(edit.section);
  const { items, refusals } = checkItems(section, edit.items);
  const missing = edit.finish ? missingIn(section, items) : {};
  const fields = { ...missing, ...refusals };
  if (Object.keys(fields).length > 0) return refused(fields);
  try {
    return await editDraft(db, edit, (tx, draft, { packageHrSay }) =>
      replace(tx, draft, section, { ...edit, items, packageHrSay }),
    );
  } catch (error) {
    if (violatedConstraint(error) !== 'companies_tax_id') throw error;
    return refused(taxIdTaken(items));
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
  const stood = (await itemsOf(tx, draft.idProfile, [edit.section])).map(itemOf);
  if (saved.revision !== revision) {
    return isSame(stood, items) ? ok(asSaved(saved)) : fail('conflict');
  }
  const elsewhere = await countedElsewhere(tx, draft.idProfile, section);
  const cap = passedCap(section, PACKAGE_CAPS[packageHrSay], items, stood, elsewhere);
  if (cap !== null) return fail('cap_reached', { detail: { cap } });
  let fields = await pictureRefusals(tx, edit, items, stood);
  if (edit.finish) fields = { ...(await lackingOfPictures(tx, edit, items)), ...fields };
  if (Object.keys(fields).length === 0) fields = await outsideRefusals(tx, edit, items, stood);
  if (Object.keys(fields).length > 0) return refused(fields);
  await writeItems(tx, draft, section, items);
  const raised = await raiseRevision(tx, draft.idProfile, edit.section, idUser);
  // From its first completeness on the other language is open, whatever is taken out later.
  if (draft.completedAt === null) {
    const missing = await missingOfDraft(tx, draft, packageHrSay);
    if (missing.length === 0) await markComplete(tx, draft.idProfile, new Date());
  }
  return ok(asSaved(raised));
}

function refused(refusals: ItemRefusals) {
  return invalidFields(fieldsOf(refusals));
}

function asSaved({ revision, savedAt }: SavedRevision) {
  return { revision, savedAt: savedAt ?? '' };
}

/** Asked of the database: what the library holds may have changed since the step was opened. */
async function lackingOfPictures(
  tx: Db,
  { lang, section: name }: SectionEdit,
  items: readonly Item[],
): Promise<ItemRefusals> {
  const section = sectionNamed(name);
  const ids = picturesIn(section, items).map(({ idMedia }) => idMedia);
  const library = await libraryOf(tx, lang, ids);
  return { ...undescribedIn(section, items, library), ...bareVideosIn(section, items, library) };
}

/** What already stood there may stay, even if it could not be drawn since, or the package has no videos now. */
async function pictureRefusals(
  tx: Db,
  edit: PackagedEdit,
  items: readonly Item[],
  stood: readonly Item[],
): Promise<ItemRefusals> {
  const section = sectionNamed(edit.section);
  const before = new Set(picturesIn(section, stood).map(({ idMedia }) => idMedia));
  const added = picturesIn(section, items).filter(({ idMedia }) => !before.has(idMedia));
  const refusals = await refusedPictures(tx, edit, added);
  return Object.fromEntries(
    refusals.map(({ idItem, field, code }) => [`${idItem}.${field}`, code]),
  );
}
