// The label of an invited review has one Thai name, on the page, in the filter, in the letter and in the form.
import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';

const LABEL = 'ได้รับเชิญจากบริษัท';
const { review, invitation } = catalogue('th');

const textsOf = (words: unknown): readonly string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsOf);

it('is named alike on the page and in the filter of reviews', () => {
  const { proofs, page, filters } = review;
  const named = [proofs.invitation, filters.invitedId.label, page.uninvited];
  expect(named).toEqual([LABEL, LABEL, `ไม่${LABEL}`]);
});

it('is named alike wherever a sentence names it', () => {
  const named = textsOf(catalogue('th')).flatMap(
    (text) => text.match(/ป้าย “[^”]*เชิญ[^”]*”/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(5);
  expect(new Set(named)).toEqual(new Set([`ป้าย “${LABEL}”`]));
  expect(invitation.invite.labelTitle).toBe(`ป้าย “${LABEL}”`);
  expect(review.form.proof.waiting).toContain(LABEL);
});
