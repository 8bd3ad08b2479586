import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findAccountEndpoint } from '#features/backoffice/core/accounts/account-contract.ts';
import { findFormDraft } from '#features/backoffice/server/work/form-draft-queries.ts';
import { closeItem, openItem } from '#features/backoffice/server/work/open-item-queries.ts';
import { createAdminLink, signInByAdminLink } from '#features/session/server/links/admin-link.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { ADMIN_COOKIE } from '#shared/core/cookies.ts';
import { SEEN_FIELD } from '#shared/core/opened-by.ts';
import { db } from '#shared/server/db/pool.ts';
import { platformAdmins, sessions } from '#shared/server/db/schema/accounts.ts';
import { readSessionToken } from '#shared/server/session/session-tokens.ts';
import { ledTo, postedTo, visitOf } from '#tests/fixtures/page-visit.ts';
import { formAction } from '../answer-form.ts';
import { teamForms } from './team-forms.ts';
import { teamOnly } from './team-only.ts';

const PLACE = '/en/backoffice/users?lookup=7';
const { work } = catalogue('en').backoffice;

async function signedIn(name = `Team ${randomUUID()}`) {
  const link = await createAdminLink(name, new Date());
  const done = link && (await signInByAdminLink(link, '', new Date()));
  if (!done?.ok) throw new Error('a link of the team did not sign in');
  const { token } = done.value.opened;
  const idSession = (await readSessionToken(token, 'platformAdmin'))?.idSession ?? '';
  return {
    name,
    token,
    idSession,
    idAdmin: done.value.admin.idAdmin,
    cookie: `${ADMIN_COOKIE}=${token}`,
  };
}

const end = (idSession: string) =>
  db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.idSession, idSession));

const storedDraftOf = (idAdmin: number) => findFormDraft(db, idAdmin, new Date());

async function answer(page: ReturnType<typeof visitOf>, item: string | null = null) {
  const at = await teamOnly(page);
  if (at instanceof Response) return at;
  return teamForms(page, at, { find: formAction(findAccountEndpoint) }, () => item);
}

const typed = { act: 'find', email: 'somebody@example.com' };

it('saves a form posted after the session expired, and restores it until it is submitted', async () => {
  const first = await signedIn();
  await end(first.idSession);
  const late = await answer(postedTo(`${PLACE}&done=end`, { ...typed, once: 'x' }, first.cookie));
  expect(ledTo(late)).toBe('/en/backoffice/sign-in?done=kept');
  expect(await storedDraftOf(first.idAdmin)).toMatchObject({ page: PLACE, values: typed });

  const again = await signedIn(first.name);
  const visit = () => answer(visitOf(PLACE, { headers: { cookie: again.cookie } }));
  for (const time of ['opened', 'opened once more']) {
    const shown = {
      action: 'find',
      code: 'draft_restored',
      message: work.draftRestored,
      values: typed,
    };
    expect(await visit(), time).toMatchObject({ done: null, rejected: shown });
  }
  const other = await signedIn();
  const theirs = await answer(visitOf(PLACE, { headers: { cookie: other.cookie } }));
  expect(theirs).toEqual({ done: null, rejected: null });

  const done = await answer(postedTo(PLACE, typed, again.cookie));
  expect(done).toBeInstanceOf(Response);
  expect(await visit()).toEqual({ done: null, rejected: null });
});

it('saves no form of an anonymous or removed team member, and no empty form', async () => {
  const member = await signedIn();
  await end(member.idSession);
  const signIn = '/en/backoffice/sign-in';
  expect(ledTo(await answer(postedTo(PLACE, typed)))).toBe(signIn);
  expect(ledTo(await answer(postedTo(PLACE, typed, `${member.cookie}x`)))).toBe(signIn);
  expect(ledTo(await answer(postedTo(PLACE, { once: 'x' }, member.cookie)))).toBe(signIn);
  await db
    .update(platformAdmins)
    .set({ isActive: false })
    .where(eq(platformAdmins.idAdmin, member.idAdmin));
  expect(ledTo(await answer(postedTo(PLACE, typed, member.cookie)))).toBe(signIn);
  expect(await storedDraftOf(member.idAdmin)).toBeNull();
});

it('decides an item opened by a colleague only after its reader was shown that, and never blocks the own item', async () => {
  const [first, second] = [await signedIn(), await signedIn()];
  const item = `reviews-${first.idAdmin}`;
  await openItem(db, first.idSession, item);
  const send = (who: typeof first, seen = '') =>
    answer(postedTo(PLACE, { ...typed, [SEEN_FIELD]: seen }, who.cookie), item);
  expect(await send(second)).toMatchObject({
    rejected: {
      code: 'opened_by_others',
      values: typed,
      message: expect.stringContaining(first.name),
    },
  });
  expect(await send(second, first.name)).toBeInstanceOf(Response);
  expect(await send(await signedIn(first.name))).toBeInstanceOf(Response);

  await closeItem(db, first.idSession, item);
  expect(await send(second)).toBeInstanceOf(Response);
  await openItem(db, first.idSession, item);
  await end(first.idSession);
  expect(await send(second)).toBeInstanceOf(Response);
});
