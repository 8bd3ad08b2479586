import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { PROOF_LENGTH, proofText, readProof } from '#shared/core/proof/proof-text.ts';
import { thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { proofKeys, redeemedProofs } from '#shared/server/db/schema/invitations.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import {
  othersInvited,
  sentInvitations,
  signedInAs,
  takenProof,
} from '#tests/fixtures/invitation-fixture.ts';
import { makeCompany, makeWriter, reviewForm } from '#tests/fixtures/review-fixture.ts';
import { submitReview } from './submit-review.ts';

const invited = signedInAs('somebody@example.com');
let idEmp = 0;
beforeEach(async () => {
  idEmp = await makeCompany();
});

async function taken(company = idEmp, now = new Date()): Promise<string> {
  await othersInvited(company, now);
  const [token = ''] = await sentInvitations(company, [invited.username], now);
  return takenProof(company, token, invited, now);
}

const submit = async (
  proof: string | undefined,
  { company = idEmp, now = new Date(), idJsk = 0 } = {},
) => {
  const writer = { idJsk: idJsk || (await makeWriter()) };
  return submitReview({ ...reviewForm(company), proof }, writer, now);
};
const invitedReviews = () =>
  db.$count(reviews, and(eq(reviews.idEmp, idEmp), eq(reviews.isInvited, true)));
const spent = () => db.$count(redeemedProofs, eq(redeemedProofs.idEmp, idEmp));

it('labels the review that carries the token, once under twenty concurrent calls', async () => {
  const proof = await taken();
  const writers = await Promise.all(Array.from({ length: 20 }, () => makeWriter()));
  const all = await Promise.all(writers.map((idJsk) => submit(proof, { idJsk })));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(all.filter((one) => !one.ok && one.code === 'proof_rejected')).toHaveLength(19);
  expect([await invitedReviews(), await spent()]).toEqual([1, 1]);
});

it('rejects tokens of a foreign key, another company and another year', async () => {
  const proof = await taken();
  const other = await makeCompany();
  const theirs = await taken(other);
  // Proofs of the previous year are accepted in January.
  const twoYearsAgo = new Date(Date.UTC(thaiYear(new Date()) - 2, 5, 1));
  const old = await taken(idEmp, twoYearsAgo);
  for (const one of [theirs, old]) {
    expect(await submit(one)).toMatchObject({ code: 'proof_rejected' });
  }
  // The same proof, signed by a key that the server did not create for this company.
  const [key] = await db.select().from(proofKeys).where(eq(proofKeys.idEmp, other));
  const { publicKey } = key ?? { publicKey: Buffer.alloc(0) };
  await db.update(proofKeys).set({ publicKey }).where(eq(proofKeys.idEmp, idEmp));
  expect(await submit(proof)).toMatchObject({ code: 'proof_rejected' });
  expect([await invitedReviews(), await spent()]).toEqual([0, 0]);
});

it('a token is valid until the end of January of the next year', async () => {
  const year = thaiYear(new Date());
  const proof = await taken(idEmp, new Date(Date.UTC(year, 11, 30)));
  const february = new Date(Date.UTC(year + 1, 1, 1));
  expect(await submit(proof, { now: february })).toMatchObject({ code: 'proof_rejected' });
  const january = new Date(Date.UTC(year + 1, 0, 20));
  expect(await submit(proof, { now: january })).toMatchObject({ ok: true });
});

it("rejects a modified token, without using up the writer's year", async () => {
  const proof = await taken();
  const read = readProof(proof);
  if (!read) throw new Error('no proof');
  const changed = (bytes: Uint8Array) => bytes.map((byte, at) => (at === 9 ? byte ^ 1 : byte));
  const forged = [
    proofText({ ...read, nonce: changed(read.nonce) }),
    proofText({ ...read, prefix: changed(read.prefix) }),
    proofText({ ...read, signature: changed(read.signature) }),
    proofText({ ...read, year: read.year + 1 }),
    ...[proof.slice(0, -1), `${proof}A`, '', 'ก'.repeat(PROOF_LENGTH), '!'.repeat(PROOF_LENGTH)],
  ];
  const idJsk = await makeWriter();
  for (const one of forged) {
    expect(await submit(one, { idJsk }), one).toMatchObject({ code: 'proof_rejected' });
  }
  expect(await submit(proof, { idJsk })).toMatchObject({ ok: true });
});

it('does not redeem the token when the review is rejected for another reason', async () => {
  const proof = await taken();
  const idJsk = await makeWriter();
  await submit(undefined, { idJsk });
  expect(await submit(proof, { idJsk })).toMatchObject({ code: 'already_reviewed' });
  expect(await spent()).toBe(0);
  expect(await submit(proof)).toMatchObject({ ok: true });
});
