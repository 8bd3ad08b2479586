import { randomInt } from 'node:crypto';
import type { Locale } from '#shared/core/locale.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { type InviteLink, MOST_LINKS } from '../../core/links/links-contract.ts';
import { SENDING } from '../../core/sending-settings.ts';
import { closeLink, countOpenLinks, findLink, insertLink, listLinks } from './link-queries.ts';

/** None that is taken for another in print. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 10;
const STEP = 5;

export async function companyLinks(idEmp: number): Promise<InviteLink[]> {
  return (await listLinks(db, idEmp)).map(shown);
}

export async function companyLink(idEmp: number, idLink: string): Promise<InviteLink | null> {
  const found = await findLink(db, idEmp, idLink);
  return found && shown(found);
}

export async function addLink(
  { name, lang }: { readonly name: string; readonly lang: Locale },
  { idEmp, idUser }: Pick<EmployerSession, 'idEmp' | 'idUser'>,
): Promise<Result<InviteLink, 'too_many_links'>> {
  return db.transaction(async (tx) => {
    if ((await countOpenLinks(tx, idEmp)) >= MOST_LINKS) return fail('too_many_links');
    return ok(shown(await insertLink(tx, { idEmp, idUser, name, lang, code: newCode() })));
  });
}

export async function closeCompanyLink(
  idEmp: number,
  idLink: string,
  now: Date,
): Promise<Result<null, 'not_found'>> {
  return (await closeLink(db, { idEmp, idLink, now })) ? ok(null) : fail('not_found');
}

/** Few who opened it could be found one by one. */
function shown({
  uses,
  ...link
}: Omit<InviteLink, 'uses'> & { readonly uses: number }): InviteLink {
  return { ...link, uses: uses < SENDING.shownFrom ? null : uses - (uses % STEP) };
}

function newCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return letters.join('');
}
