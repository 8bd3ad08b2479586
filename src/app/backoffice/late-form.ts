import { parse } from 'hono/utils/cookie';
import {
  adminOfSession,
  storeFormDraft,
} from '#features/backoffice/server/work/form-draft-queries.ts';
import { withQuery } from '#shared/core/address.ts';
import { DEFAULT_BUDGET } from '#shared/core/body/body-budget.ts';
import { ONCE_FIELD } from '#shared/core/body/once-field.ts';
import { ADMIN_COOKIE } from '#shared/core/cookies.ts';
import { localeFromPath } from '#shared/core/locale.ts';
import { SEEN_FIELD } from '#shared/core/opened-by.ts';
import { ADMIN_COOKIE_SECONDS } from '#shared/core/session.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';
import { db } from '#shared/server/db/pool.ts';
import { readFields } from '#shared/server/http/endpoint/read-body.ts';
import { readSessionToken } from '#shared/server/session/session-tokens.ts';

/** Value of `done` with which the sign-in page mentions a saved draft. */
export const DRAFT_SAVED = 'kept';

/** Reads the posted fields from a clone of the request, since the page reads the body again. */
export async function typedIn(request: Request): Promise<Readonly<Record<string, string>>> {
  const form = readFields(await request.clone().text(), DEFAULT_BUDGET.fields);
  const { [ONCE_FIELD]: _, ...values } = form.ok ? form.value : {};
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

export function draftLocation({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('done');
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/**
 * Saves a form that a team member posted after the session had expired, and returns the sign-in URL
 * that mentions it; null for an anonymous or empty form.
 */
export async function saveLateForm(request: Request, url: URL): Promise<string | null> {
  if (request.method !== 'POST') return null;
  const token = parse(request.headers.get('cookie') ?? '')[ADMIN_COOKIE];
  const read = token && (await readSessionToken(token, 'platformAdmin', ADMIN_COOKIE_SECONDS));
  const idAdmin = read && (await adminOfSession(db, read.idSession));
  const { [SEEN_FIELD]: _, ...values } = await typedIn(request);
  if (!idAdmin || Object.keys(values).length === 0) return null;
  await storeFormDraft(db, idAdmin, { page: draftLocation(url), values });
  return withQuery(backoffice(localeFromPath(url.pathname), 'sign-in'), { done: DRAFT_SAVED });
}
