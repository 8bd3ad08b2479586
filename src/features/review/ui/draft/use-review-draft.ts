import { type RefObject, useLayoutEffect, useState } from 'react';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { keptForm } from '#shared/ui/form/kept/kept-form.ts';
import { useRefilledForm } from '#shared/ui/form/kept/use-refilled-form.ts';
import { changedFields, isTextFields, textFields } from '#shared/ui/form/text-fields.ts';
import type { SentReview } from '../../core/own/sent-review.ts';
import { missingIn, type ReviewDraft, revealingIn } from './review-draft.ts';

interface Options {
  readonly idEmp: number;
  /** Null for a visitor, whose draft waits in this browser for the sign-in. */
  readonly idJsk: number | null;
  /** The own review that is changed. */
  readonly before?: SentReview | null | undefined;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly refused: RefusedForm | null | undefined;
  readonly isSent: boolean;
}

const NO_DRAFT: ReviewDraft = {};

/** The answers of one review, kept in this browser at every change until the review is sent. */
export function useReviewDraft({ idEmp, idJsk, before, form, refused, isSent }: Options) {
  const name = before ? `edit:${before.idReview}` : `review:${idEmp}`;
  const atFirst = before?.answers ?? NO_DRAFT;
  const keptFor = (owner: Parameters<typeof keptForm>[0]) => keptForm(owner, name, isTextFields);
  const [kept] = useState(() => keptFor(idJsk === null ? 'visitor' : `person-${idJsk}`));
  const [visitors] = useState(() => (idJsk === null ? kept : keptFor('visitor')));
  const [draft, setDraft] = useState<ReviewDraft>(refused?.values ?? atFirst);
  const [isRestored, setRestored] = useState(false);
  const { turn, refill } = useRefilledForm(form);
  /** All that stands in the form, where `draft` is what it began with. */
  const [written, setWritten] = useState(draft);
  const [isSaved, setSaved] = useState(false);

  /** What other tabs and an earlier visitor left is about this review too. */
  const dropAll = () => {
    kept.read();
    visitors.read();
    dropOf(kept, visitors);
  };
  const save = () => {
    // What proves an invitation has a place of its own, out of which it can be removed.
    const { proof: _, ...typing } = textFields(form.current);
    setWritten(typing);
    setSaved(kept.keep(typing));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what an earlier visit left
  useLayoutEffect(() => {
    if (isSent) return dropAll();
    if (refused) return;
    const typed = changedFields(form.current);
    const visitorsLast = visitors.readOne();
    const last = visitorsLast ?? kept.readOne();
    if (!last) return Object.keys(typed).length > 0 ? save() : undefined;
    const both = { ...last, ...typed };
    if (visitors !== kept && visitorsLast && kept.keep(both)) {
      // All of them were for this person: the next one at this browser is shown none.
      visitors.read();
      visitors.drop();
    }
    setDraft(both);
    setWritten(both);
    setRestored(true);
    refill();
  }, []);

  return {
    draft,
    isRestored,
    turn,
    missing: missingIn(written),
    revealing: revealingIn(written),
    isSaved,
    drop: dropAll,
    save,
    startOver() {
      dropOf(kept, visitors);
      setDraft(atFirst);
      setWritten(atFirst);
      setRestored(false);
      setSaved(false);
      refill();
    },
  };
}

function dropOf(...places: readonly { drop(): void }[]): void {
  for (const place of places) place.drop();
}
