import { type RefObject, useLayoutEffect, useState } from 'react';
import {
  changedFields,
  isTextFields,
  type TextFields,
  textFields,
  typedSecrets,
} from '../text-fields.ts';
import { formDraft, type Owner } from './kept-form.ts';
import { tabDraft } from './tab-form.ts';
import { useRefilledForm } from './use-refilled-form.ts';

interface Options {
  /** Null for whoever opens an account: kept for their tab alone. */
  readonly owner: Owner | null;
  readonly name: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isRejected: boolean;
}

/**
 * The fields of a form that live in the page, passwords apart, kept in this browser at every change until they are sent.
 * What was typed before the script was there stands over what an earlier visit left, passwords too: looked at
 * before anything else can be typed, which would pass for an earlier visit's.
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
