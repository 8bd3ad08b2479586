import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import { findLinkOwners, type PairKind } from '#shared/server/session/key-pair-queries.ts';
import { issueLinkPair, type KeyPair } from '#shared/server/session/key-pairs.ts';

export interface LoginLink {
  readonly kind: PairKind;
  readonly pair: KeyPair;
  readonly language: Locale;
}

/** Creates one link per account, because an employer and a job seeker may share an email. */
export async function createLoginLinks(email: string, now: Date): Promise<LoginLink[]> {
  const owners = await findLinkOwners(db, email);
  return Promise.all(
    owners.map(async ({ owner, language }) => ({
      kind: 'idUser' in owner ? ('employer' as const) : ('jobSeeker' as const),
      pair: await issueLinkPair(db, owner, now),
      language,
    })),
  );
}
