import { constants, publicEncrypt, randomBytes, randomUUID } from 'node:crypto';
import { RSABSSA } from '@cloudflare/blindrsa-ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { fromBase64Url } from '#shared/core/proof/proof-text.ts';
import { thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import {
  invitationEventBits,
  invitationLinks,
  invitationLinkUses,
  invitationPendingEventBits,
  invitationRecipients,
  proofKeys,
} from '#shared/server/db/schema/invitations.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { findProofKey } from '#shared/server/proofs/proof-key-queries.ts';
import { makeProofKey, openedKey } from '#shared/server/proofs/proof-keys.ts';
import { signBlindly } from '#shared/server/proofs/sign-blindly.ts';
import {
  othersInvited,
  sentInvitations,
  signedInAs,
  takenProof,
} from '#tests/fixtures/invitation-fixture.ts';
import { makeCompany, makeWriter } from '#tests/fixtures/review-fixture.ts';
import { blindProof } from '../../ui/proof/blind-proof.ts';
import { compactEventBits } from './compact-event-bits-job.ts';
import { countOpening } from './count-opening.ts';
import { isInvited } from './invited-person.ts';
import { loadInvite } from './load-invite.ts';
import { companyKeys, issueProof, verifyInvitedEmail } from './take-proof.ts';

const kind = 'invitation';
const now = () => new Date();
const year = thaiYear(now());
const DAY = 24 * 60 * 60_000;
const email = 'somebody@example.com';
const invited = signedInAs('Somebody@Example.com');

let idEmp = 0;
let token = '';
let other = '';
beforeEach(async () => {
  idEmp = await makeCompany();
  [token = '', other = ''] = await sentInvitations(idEmp, [email, 'other@example.com']);
  await othersInvited(idEmp);
  await makeProofKey(db, { idEmp, kind, year });
});

const stateOf = async (link = token, username?: string, at = now()) =>
  (await loadInvite(link, username === undefined ? null : signedInAs(username), at))?.state;

it('shows each visitor their next action', async () => {
  expect(await stateOf()).toBe('signIn');
  expect(await stateOf(token, 'Somebody@example.com')).toBe('invited');
  expect(await stateOf(token, 'somebody+work@example.com')).toBe('otherAccount');
  expect(await stateOf('example')).toBe('example');
  expect(await stateOf('x'.repeat(38))).toBeUndefined();
});

it('opens as soon as the email arrives, before it is marked as sent', async () => {
  const [unsent = ''] = await sentInvitations(idEmp, [email], null);
  expect(await stateOf(unsent)).toBeUndefined();
  await db.update(invitationRecipients).set({ attempts: 1 });
  expect(await stateOf(unsent)).toBe('signIn');
});

it('expires thirty days after the email and then discloses no address', async () => {
  expect(await stateOf(token, email, new Date(Date.now() + 29 * DAY))).toBe('invited');
  const late = await loadInvite(token, signedInAs(email), new Date(Date.now() + 31 * DAY));
  expect(late).toEqual({ state: 'expired', idEmp });
  await db.update(invitationRecipients).set({ email: null });
  expect(await stateOf()).toBe('expired');
});

const reader = { address: '192.0.2.1', agent: 'Mozilla/5.0' };
const press = (link = token) => countOpening(link, reader, now());

const pendingBits = () => db.select().from(invitationPendingEventBits);
const compactedBits = () => db.select().from(invitationEventBits);

it('is marked once by a click and never by reading the page, as scanners do', async () => {
  const opened = async () => (await pendingBits()).map((bits) => [bits.opened[0], bits.issued[0]]);
  const before = await opened();
  for (let at = 0; at < 10; at += 1) await stateOf(at % 2 === 0 ? token : other);
  expect(await opened()).toEqual(before);
  for (const link of [other, other, token, 'x'.repeat(38)]) await press(link);
  expect(await opened()).toContainEqual([0b11, 0]);
});

it('counts each reader of a shared link once until it is closed', async () => {
  const code = 'abcdefgh23';
  const idLink = randomUUID();
  await db.insert(invitationLinks).values({ idLink, idEmp, lang: 'th', name: 'โรงอาหาร', code });
  expect(await stateOf(code)).toBe('shared');
  const uses = async () =>
    (await db.select().from(invitationLinkUses).where(eq(invitationLinkUses.idLink, idLink))).map(
      (row) => row.uses,
    );
  expect(await uses()).toEqual([]);
  for (let at = 0; at < 3; at += 1) await press(code);
  expect(await uses()).toEqual([1]);
  await countOpening(code, { ...reader, agent: 'Firefox' }, now());
  expect(await uses()).toEqual([2]);
  await db.update(invitationLinks).set({ closedAt: now() }).where(eq(invitationLinks.code, code));
  expect(await stateOf(code)).toBe('closed');
  await countOpening(code, { ...reader, agent: 'Safari' }, now());
  expect(await uses()).toEqual([2]);
  expect(await stateOf('zzzzzzzzzz')).toBeUndefined();
});

it('verifies the address at sign-up, and no other', async () => {
  expect(await isInvited(token, 'Somebody@example.com', now())).toBe(true);
  expect(await isInvited(token, 'somebody+2@example.com', now())).toBe(false);
  expect(await isInvited(token, email, new Date(Date.now() + 31 * DAY))).toBe(false);
});

const blinded = async () => {
  const [key] = await companyKeys(idEmp, now());
  return (await blindProof({ kind, idEmp, year }, key?.publicKey ?? '')).blinded;
};
/** A value below every modulus, which is all that signing requires; real blinding would be slow. */
const ANY_NUMBER = Buffer.alloc(256, 1).toString('base64url');
const take = (person = invited, at = now(), link = token) =>
  issueProof({ token: link, year, blinded: ANY_NUMBER }, person, at);

async function storedKey() {
  const key = await findProofKey(db, { idEmp, kind, year });
  if (!key) throw new Error('no key');
  return key;
}

describe('the key of a company and year', () => {
  it('is created once by concurrent calls and published in its year', async () => {
    const other = { idEmp: await makeCompany(), kind, year } as const;
    await Promise.all([1, 2, 3].map(() => makeProofKey(db, other)));
    await makeProofKey(db, { ...other, year: year + 1 });
    expect(await db.$count(proofKeys, eq(proofKeys.idEmp, other.idEmp))).toBe(2);
    expect(await companyKeys(other.idEmp, now())).toMatchObject([{ year, kind }]);
  });

  it('is never created by readers or invited persons, which would disclose an invitation', async () => {
    const taking = { token, year, blinded: await blinded() };
    await db.delete(proofKeys).where(eq(proofKeys.idEmp, idEmp));
    expect(await companyKeys(idEmp, now())).toEqual([]);
    expect(await issueProof(taking, invited, now())).toMatchObject({ code: 'proof_key_pending' });
    expect(await db.$count(proofKeys, eq(proofKeys.idEmp, idEmp))).toBe(0);
  });

  it('has a private half that is encrypted for it alone', async () => {
    const stored = await storedKey();
    const der = openedKey(stored).export({ format: 'der', type: 'pkcs8' });
    expect(stored.privateKey.includes(der.subarray(40, 80))).toBe(false);
    expect(() => openedKey({ ...stored, year: year + 1 })).toThrow();
  });

  it('signs byte by byte as the library does', async () => {
    const stored = await storedKey();
    const der = openedKey(stored).export({ format: 'der', type: 'pkcs8' });
    const how = { name: 'RSA-PSS', hash: 'SHA-384' };
    const key = await crypto.subtle.importKey('pkcs8', new Uint8Array(der), how, true, ['sign']);
    const bytes = fromBase64Url(await blinded()) ?? new Uint8Array();
    const theirs = await RSABSSA.SHA384.PSS.Randomized().blindSign(key, bytes);
    expect(signBlindly(stored, bytes)).toEqual(Buffer.from(theirs));
  });

  it('signs only values below its modulus', async () => {
    const stored = await storedKey();
    expect(signBlindly(stored, Buffer.alloc(256, 0xff))).toBeNull();
    const bytes = randomBytes(256).fill(0, 0, 1);
    const signed = signBlindly(stored, bytes);
    const padding = constants.RSA_NO_PADDING;
    expect(signed && publicEncrypt({ key: openedKey(stored), padding }, signed)).toEqual(bytes);
  });
});

describe('a proof', () => {
  it('is issued once to twenty concurrent requests, and stores one bit', async () => {
    const taking = { token, year, blinded: ANY_NUMBER };
    const twenty = Array.from({ length: 20 }, () => issueProof(taking, invited, now()));
    const all = await Promise.all(twenty);
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(all.filter((one) => !one.ok && one.code === 'proof_issued')).toHaveLength(19);
    expect((await pendingBits()).some(({ issued }) => issued[0] === 1)).toBe(true);
  });

  it('is compacted together with those of four others, and not before', async () => {
    const emails = Array.from({ length: 6 }, (_, at) => `of6at${at}@example.com`);
    const links = await sentInvitations(idEmp, emails);
    const nth = (at: number) => take(signedInAs(emails[at] ?? ''), now(), links[at]);
    const written = async () =>
      (await compactedBits()).map(({ opened, issued }) => [opened[0], issued[0]]);
    const before = await written();
    for (const at of [0, 1, 2, 3]) expect(await nth(at)).toMatchObject({ ok: true });
    for (const link of links) await press(link);
    await compactEventBits();
    expect(await written()).toEqual(before);
    expect(await nth(4)).toMatchObject({ ok: true });

    const twenty = Array.from({ length: 20 }, () => nth(0));
    const [all] = await Promise.all([Promise.all(twenty), compactEventBits(), compactEventBits()]);
    expect(new Set(all.map((one) => !one.ok && one.code))).toEqual(new Set(['proof_issued']));
    expect(await written()).toContainEqual([0b111111, 0b11111]);
    expect(await stateOf(links[4], emails[4])).toBe('taken');
    expect(await nth(4)).toMatchObject({ code: 'proof_issued' });
    expect(await nth(5)).toMatchObject({ ok: true });
  });

  it('waits with its opening until five recipients opened', async () => {
    const emails = Array.from({ length: 5 }, (_, at) => `of5at${at}@example.com`);
    const links = await sentInvitations(idEmp, emails);
    const opened = async () => (await compactedBits()).map((one) => one.opened[0]);
    for (const link of links.slice(0, 4)) await press(link);
    await compactEventBits();
    expect(await opened()).not.toContain(0b1111);
    await press(links[4]);
    await compactEventBits();
    expect(await opened()).toContain(0b11111);
  });

  it('requires exactly the invited address', async () => {
    const tagged = signedInAs('somebody+x@example.com');
    expect(await take(tagged)).toMatchObject({ code: 'invite_not_yours' });
    expect(await take(signedInAs('other@example.com'))).toMatchObject({ code: 'invite_not_yours' });
    expect(await take()).toMatchObject({ ok: true });
  });

  it('is available for thirty days after the email', async () => {
    const late = new Date(Date.now() + 31 * DAY);
    const at = { token, year: thaiYear(late), blinded: ANY_NUMBER };
    expect(await issueProof(at, invited, late)).toMatchObject({ code: 'invite_expired' });
    const inTime = new Date(Date.now() + 29 * DAY);
    const then = { token, year: thaiYear(inTime), blinded: ANY_NUMBER };
    // In December this is the next year, which has its own key.
    await makeProofKey(db, { idEmp, kind, year: then.year });
    expect(await issueProof(then, invited, inTime)).toMatchObject({ ok: true });
  });

  it('is unavailable when a company wrote to fewer than five addresses in thirty days', async () => {
    const few = await makeCompany();
    const [link = '', second = ''] = await sentInvitations(few, [email, 'b@example.com']);
    const offered = async () => {
      const shown = await loadInvite(link, null, now());
      return shown && 'hasLabel' in shown && shown.hasLabel;
    };
    expect(await take(invited, now(), link)).toMatchObject({ code: 'proof_too_few' });
    expect(await offered()).toBe(false);
    const old = new Date(Date.now() - 31 * DAY);
    await sentInvitations(few, ['c@example.com', 'd@example.com', 'e@example.com'], old);
    await sentInvitations(few, [email, 'B@example.com']);
    expect(await take(signedInAs('b@example.com'), now(), second)).toMatchObject({
      code: 'proof_too_few',
    });
    await othersInvited(few);
    expect(await offered()).toBe(true);
  });

  it('is not issued for invented links or unsent emails', async () => {
    const [unsent = ''] = await sentInvitations(idEmp, ['somebody@example.com'], null);
    for (const link of [unsent, `${token.slice(0, -2)}AA`, 'x', '']) {
      expect(await take(invited, now(), link)).toMatchObject({ code: 'not_found' });
    }
  });

  it('is signed only by the key of this year, and a failed request does not use it up', async () => {
    const wrong = { token, year: year - 1, blinded: ANY_NUMBER };
    expect(await issueProof(wrong, invited, now())).toMatchObject({ code: 'proof_key_old' });
    const tooBig = { token, year, blinded: '_'.repeat(342) };
    expect(await issueProof(tooBig, invited, now())).toMatchObject({ code: 'bad_request' });
    expect(await takenProof(idEmp, token, invited)).toHaveLength(430);
  });
});

it('fails with its own code, unused, while the key was made under another secret', async () => {
  const { privateKey } = await storedKey();
  const seal = (bytes: Buffer) =>
    db.update(proofKeys).set({ privateKey: bytes }).where(eq(proofKeys.idEmp, idEmp));
  await seal(Buffer.from(privateKey.map((byte) => byte ^ 1)));
  expect(await take()).toMatchObject({ code: 'proof_key_sealed' });
  await seal(privateKey);
  expect(await take()).toMatchObject({ ok: true });
});

it('verifies the address of the account, with or without a proof', async () => {
  const idJsk = await makeWriter(null);
  const [row] = await db.select().from(jobSeekers).where(eq(jobSeekers.idJsk, idJsk));
  const person = signedInAs(row?.username ?? '', idJsk);
  const isVerified = async () => {
    const [account] = await db.select().from(jobSeekers).where(eq(jobSeekers.idJsk, idJsk));
    return account?.emailVerifiedAt instanceof Date;
  };
  expect(await verifyInvitedEmail(token, person, now())).toMatchObject({
    code: 'invite_not_yours',
  });
  expect(await isVerified()).toBe(false);
  const [own = ''] = await sentInvitations(idEmp, [person.username]);
  expect(await verifyInvitedEmail(own, person, now())).toEqual({ ok: true, value: null });
  expect(await isVerified()).toBe(true);
});
