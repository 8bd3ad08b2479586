import { type RefObject, useLayoutEffect, useState } from 'react';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import { formDraft } from '#shared/ui/form/draft/form-draft.ts';
import { useRefilledForm } from '#shared/ui/form/draft/use-refilled-form.ts';
import { changedFields, isTextFields, textFields } from '#shared/ui/form/text-fields.ts';
import type { SentReview } from '../../core/own/sent-review.ts';
import { missingInDraft, type ReviewDraft, revealingIn } from './review-draft.ts';

interface Options {
  readonly idEmp: number;
  readonly idJsk: number | null;
  readonly before?: SentReview | null | undefined;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly rejected: RejectedForm | null | undefined;
  readonly isSent: boolean;
}

const NO_DRAFT: ReviewDraft = {};

/** Stores the answers in this browser at every change until the review is sent. */
export function useReviewDraft({ idEmp, idJsk, before, form, rejected, isSent }: Options) {
  const name = before ? `edit:${before.idReview}` : `review:${idEmp}`;
  const atFirst = before?.answers ?? NO_DRAFT;
  const draftFor = (owner: Parameters<typeof formDraft>[0]) => formDraft(owner, name, isTextFields);
  const [stored] = useState(() => draftFor(idJsk === null ? 'visitor' : `person-${idJsk}`));
  const [visitorDraft] = useState(() => (idJsk === null ? stored : draftFor('visitor')));
  const [draft, setDraft] = useState<ReviewDraft>(rejected?.values ?? atFirst);
  const [isRestored, setRestored] = useState(false);
  const { formKey, refill } = useRefilledForm(form);
  /** Current input, while `draft` holds the initial values. */
  const [written, setWritten] = useState(draft);
  const [isSaved, setSaved] = useState(false);

  /** Drops all drafts of this review, also those of other tabs or of an earlier visitor. */
  const dropAll = () => {
    stored.read();
    visitorDraft.read();
    dropOf(stored, visitorDraft);
  };
  const save = () => {
    // The invitation token is stored separately, so that it can be removed.
    const { proof: _, ...typing } = textFields(form.current);
    setWritten(typing);
    setSaved(stored.save(typing));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what an earlier visit left
  useLayoutEffect(() => {
    if (isSent) return dropAll();
    if (rejected) return;
    const input = changedFields(form.current);
    const visitorsLast = visitorDraft.readOne();
    const last = visitorsLast ?? stored.readOne();
    if (!last) return Object.keys(input).length > 0 ? save() : undefined;
    const both = { ...last, ...input };
    if (visitorDraft !== stored && visitorsLast && stored.save(both)) {
      // The account's draft replaces the visitor's: the next person at this browser sees no draft.
      visitorDraft.read();
      visitorDraft.drop();
    }
    setDraft(both);
    setWritten(both);
    setRestored(true);
    refill();
  }, []);

  return {
    draft,
    isRestored,
    formKey,
    missing: missingInDraft(written),
    revealing: revealingIn(written),
    isSaved,
    drop: dropAll,
    save,
    startOver() {
      dropOf(stored, visitorDraft);
      setDraft(atFirst);
      setWritten(atFirst);
      setRestored(false);
      setSaved(false);
      refill();
    },
  };
}

function dropOf(...stores: readonly { drop(): void }[]): void {
  for (const store of stores) store.drop();
}
