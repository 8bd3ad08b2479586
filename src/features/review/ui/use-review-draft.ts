import { useEffect, useState } from 'react';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import { keptForm } from '#shared/ui/form/kept-form.ts';
import { isTextFields, textFields } from '#shared/ui/form/use-kept-fields.ts';
import type { ReviewDraft } from './review-draft.ts';
import { missingIn } from './review-draft.ts';

interface Options {
  readonly idEmp: number;
  /** Null for a visitor, whose draft waits in this browser for the sign-in. */
  readonly idJsk: number | null;
  readonly refused: RefusedForm | null | undefined;
  readonly isSent: boolean;
}

const NO_DRAFT: ReviewDraft = {};

/** The answers of one review, kept in this browser at every change until the review is sent. */
export function useReviewDraft({ idEmp, idJsk, refused, isSent }: Options) {
  const keptFor = (owner: Parameters<typeof keptForm>[0]) =>
    keptForm(owner, `review:${idEmp}`, isTextFields);
  const [kept] = useState(() => keptFor(idJsk === null ? 'visitor' : `person-${idJsk}`));
  const [visitors] = useState(() => (idJsk === null ? kept : keptFor('visitor')));
  const [draft, setDraft] = useState<ReviewDraft>(refused?.values ?? NO_DRAFT);
  const [isRestored, setRestored] = useState(false);
  /** Another key makes the fields anew, with the draft in them. */
  const [turn, setTurn] = useState(0);
  const [missing, setMissing] = useState(missingIn(draft));
  const [isSaved, setSaved] = useState(false);

  useEffect(() => {
    const last = visitors.read().at(-1) ?? kept.read().at(-1);
    if (isSent) dropOf(kept, visitors);
    if (!last || refused || isSent) return;
    if (visitors !== kept && kept.keep(last)) visitors.drop();
    setDraft(last);
    setMissing(missingIn(last));
    setRestored(true);
    setTurn(1);
  }, [kept, visitors, refused, isSent]);

  const drop = () => dropOf(kept, visitors);

  return {
    draft,
    isRestored,
    turn,
    missing,
    isSaved,
    drop,
    save(form: HTMLFormElement | null) {
      const typing = textFields(form);
      setMissing(missingIn(typing));
      setSaved(kept.keep(typing));
    },
    startOver() {
      drop();
      setDraft(NO_DRAFT);
      setMissing(missingIn(NO_DRAFT));
      setRestored(false);
      setSaved(false);
      setTurn((before) => before + 1);
    },
  };
}

function dropOf(...places: readonly { drop(): void }[]): void {
  for (const place of places) place.drop();
}
