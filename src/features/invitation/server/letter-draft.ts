import type { SectionDocument } from '#features/profile/core/section-contract.ts';
import { isSameItems } from '#features/profile/core/section-draft/merge-items.ts';
import { checkItems, fieldsOf, missingIn } from '#features/profile/core/sections/check-items.ts';
import type { Item } from '#features/profile/core/sections/section.ts';
import { translator } from '#i18n/translator.ts';
import { type CompanyName, companyName } from '#shared/core/company/company-name.ts';
import type { Letter } from '#shared/core/domain/invitation.ts';
import type { Locale } from '#shared/core/locale.ts';
import { fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { letterSection } from '../core/letter.ts';
import { findLetter, type LetterPlace, writeLetter } from './letter-queries.ts';

/** There is one letter in each language, so its one item always has the same name. */
const ID_ITEM = '00000000-0000-4000-8000-000000000000';

const itemsOf = (content: Letter): Item[] => [
  { idItem: ID_ITEM, parent: null, kind: 'letter', content: { ...content } },
];

/** Reads the letter as it was saved; before that, words to begin with. */
export async function readLetter(
  db: Db,
  place: LetterPlace,
  company: CompanyName,
): Promise<SectionDocument> {
  const saved = await findLetter(db, place);
  const items = itemsOf(saved?.content ?? suggested(place.lang, company));
  return {
    revision: saved?.revision ?? 0,
    savedAt: saved?.updatedAt.toISOString() ?? null,
    isLocked: false,
    items: items.map((item) => ({ ...item, content: { ...item.content } })),
    pictures: {},
    caps: { letter: 1 },
  };
}

function suggested(lang: Locale, company: CompanyName): Letter {
  const t = translator(lang);
  const words = { companyName: companyName(company, lang).text };
  return {
    subject: t('invitation:letter.suggested.subject', words),
    text: t('invitation:letter.suggested.text', words),
    layoutLang: lang,
  };
}

export interface LetterEdit extends LetterPlace {
  readonly idUser: number;
  /** The revision the letter was edited from. */
  readonly revision: number;
  readonly items: readonly Item[];
  readonly finish: boolean;
}

type Saved = Result<
  { readonly revision: number; readonly savedAt: string },
  'conflict' | 'invalid_fields'
>;

/** It never writes over what the caller has not seen; the same save once more is answered like the first. */
export async function saveLetter(db: Db, edit: LetterEdit): Promise<Saved> {
  const { items, refusals } = checkItems(letterSection, edit.items);
  const missing = edit.finish ? missingIn(letterSection, items) : {};
  const fields = fieldsOf({ ...missing, ...refusals });
  const content = items[0]?.content as Letter | undefined;
  if (!content || Object.keys(fields).length > 0) return invalidFields(fields);
  const { revision, idUser: updatedBy } = edit;
  const written = await writeLetter(db, edit, { revision, content, updatedBy });
  const stands = written ?? (await findLetter(db, edit));
  const isThere = stands !== null && isSameItems(itemsOf(stands.content), itemsOf(content));
  if (!isThere) return fail('conflict');
  return ok({ revision: stands.revision, savedAt: stands.updatedAt.toISOString() });
}
