import type { SectionDocument } from '#features/profile/core/section-contract.ts';
import { isSameItems } from '#features/profile/core/section-draft/merge-items.ts';
import { checkItems, fieldsOf, missingIn } from '#features/profile/core/sections/check-items.ts';
import type { Item } from '#features/profile/core/sections/section.ts';
import { translator } from '#i18n/translator.ts';
import { type CompanyName, companyName } from '#shared/core/company/company-name.ts';
import type { InvitationEmail } from '#shared/core/domain/invitation.ts';
import type { Locale } from '#shared/core/locale.ts';
import { fail, invalidFields, ok } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { invitationEmailSection } from '../core/invitation-email.ts';
import {
  findInvitationDraft,
  type InvitationDraftKey,
  writeInvitationDraft,
} from './invitation-email-queries.ts';

/** The id of the single item of a draft, constant because each language has one draft. */
const ID_ITEM = '00000000-0000-4000-8000-000000000000';

const itemsOf = (content: InvitationEmail): Item[] => [
  { idItem: ID_ITEM, parent: null, kind: 'letter', content: { ...content } },
];

export async function loadInvitationDraft(
  db: Db,
  key: InvitationDraftKey,
  company: CompanyName,
): Promise<SectionDocument> {
  const saved = await findInvitationDraft(db, key);
  return {
    revision: saved?.revision ?? 0,
    savedAt: saved?.updatedAt.toISOString() ?? null,
    isLocked: false,
    items: itemsOf(saved?.content ?? suggestEmail(key.lang, company)),
    pictures: {},
    caps: { letter: 1 },
  };
}

function suggestEmail(lang: Locale, company: CompanyName): InvitationEmail {
  const t = translator(lang);
  const placeholders = { companyName: companyName(company, lang).text };
  return {
    subject: t('invitation:letter.suggested.subject', placeholders),
    text: t('invitation:letter.suggested.text', placeholders),
    layoutLang: lang,
  };
}

interface InvitationDraftEdit extends InvitationDraftKey {
  readonly idUser: number;
  readonly revision: number;
  readonly items: readonly Item[];
  readonly finish: boolean;
}

/** Saves a draft unless a newer revision exists. Idempotent: a repeated save succeeds again. */
export async function saveInvitationDraft(db: Db, edit: InvitationDraftEdit) {
  const { items, errors } = checkItems(invitationEmailSection, edit.items);
  const missing = edit.finish ? missingIn(invitationEmailSection, items) : {};
  const fields = fieldsOf({ ...missing, ...errors });
  const content = items[0]?.content as InvitationEmail | undefined;
  if (!content || Object.keys(fields).length > 0) return invalidFields(fields);
  const { revision, idUser: updatedBy } = edit;
  const written = await writeInvitationDraft(db, edit, { revision, content, updatedBy });
  const current = written ?? (await findInvitationDraft(db, edit));
  const isSaved = current !== null && isSameItems(itemsOf(current.content), itemsOf(content));
  if (!isSaved) return fail('conflict');
  return ok({ revision: current.revision, savedAt: current.updatedAt.toISOString() });
}
