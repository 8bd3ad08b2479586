import { randomInt } from 'node:crypto';
import type { Locale } from '#shared/core/locale.ts';
import { fail, ok } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { monthsFrom } from '#shared/core/time/months-from.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { type InviteLink, MAX_OPEN_LINKS } from '../../core/links/links-contract.ts';
import {
  closeLink,
  countOpenLinks,
  findLink,
  insertLink,
  listLinks,
  listUseFigures,
} from './link-queries.ts';

/** Letters and digits without look-alikes, because people read codes from posters. */
const CODE_CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 10;
const DISPLAYED_MONTHS = 6;

export async function companyLinks(idEmp: number): Promise<InviteLink[]> {
  return withUses(await listLinks(db, idEmp), new Date());
}

export async function companyLink(idEmp: number, idLink: string): Promise<InviteLink | null> {
  const found = await findLink(db, idEmp, idLink);
  if (!found) return null;
  const [link] = await withUses([found], new Date());
  return link ?? null;
}

export async function addLink(
  { name, lang }: { readonly name: string; readonly lang: Locale },
  { idEmp, idUser }: Pick<EmployerSession, 'idEmp' | 'idUser'>,
) {
  return db.transaction(async (tx) => {
    if ((await countOpenLinks(tx, idEmp)) >= MAX_OPEN_LINKS) return fail('too_many_links');
    const link = await insertLink(tx, { idEmp, idUser, name, lang, code: newCode() });
    return ok({ ...link, uses: [] });
  });
}

export async function closeCompanyLink(idEmp: number, idLink: string, now: Date) {
  return (await closeLink(db, { idEmp, idLink, now })) ? ok(null) : fail('not_found');
}

async function withUses(links: readonly Omit<InviteLink, 'uses'>[], now: Date) {
  const from = monthsFrom(thaiDay(now), -DISPLAYED_MONTHS);
  const ids = links.map(({ idLink }) => idLink);
  const figures = Map.groupBy(await listUseFigures(db, ids, from), ({ idLink }) => idLink);
  return links.map((link) => ({
    ...link,
    uses: (figures.get(link.idLink) ?? []).map(({ month, count }) => ({ month, count })),
  }));
}

function newCode(): string {
  const draw = () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)];
  return Array.from({ length: CODE_LENGTH }, draw).join('');
}
