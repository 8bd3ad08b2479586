import { type RefObject, useLayoutEffect, useState } from 'react';
import {
  changedFields,
  isTextFields,
  type TextFields,
  textFields,
  typedSecrets,
} from '../text-fields.ts';
import { type DraftOwner, formDraft } from './form-draft.ts';
import { tabDraft } from './tab-draft.ts';
import { useRefilledForm } from './use-refilled-form.ts';

interface Options {
  /** Account of the draft; null during registration, whose draft is limited to the tab. */
  readonly owner: DraftOwner | null;
  readonly name: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isRejected: boolean;
}

/**
 * Saves uncontrolled fields except passwords until they are submitted. Input typed before hydration
 * wins over the stored draft; both are read in a layout effect, before further input could be
 * mistaken for the draft.
 */
export function useFormDraft({ owner, name, form, isRejected }: Options) {
  const [draft] = useState(() =>
    owner === null ? tabDraft(name) : formDraft(owner, name, isTextFields),
  );
  const [restored, setRestored] = useState<TextFields | null>(null);
  const { formKey, refill } = useRefilledForm(form);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what an earlier visit left
  useLayoutEffect(() => {
    if (isRejected) return;
    const changed = changedFields(form.current);
    const last = draft.readOne();
    if (last) {
      setRestored({ ...last, ...changed });
      refill({ ...changed, ...typedSecrets(form.current) });
    }
    if (Object.keys(changed).length > 0)
      draft.save({ ...textFields(form.current), ...last, ...changed });
  }, []);
  return {
    restored,
    formKey,
    save: (fields: TextFields) => draft.save(fields),
    drop: () => draft.drop(),
    startOver: () => {
      draft.drop();
      setRestored(null);
      refill();
    },
  };
}
