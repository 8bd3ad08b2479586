import { type RefObject, useLayoutEffect, useState } from 'react';
import {
  changedFields,
  isTextFields,
  type TextFields,
  textFields,
  typedSecrets,
} from '../text-fields.ts';
import { keptForm, type Owner } from './kept-form.ts';
import { tabForm } from './tab-form.ts';
import { useRefilledForm } from './use-refilled-form.ts';

interface Options {
  /** Null for whoever opens an account: kept for their tab alone. */
  readonly owner: Owner | null;
  readonly name: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isRefused: boolean;
}

/**
 * The fields of a form that live in the page, passwords apart, kept in this browser at every change until they are sent.
 * What was typed before the script was there stands over what an earlier visit left, passwords too: looked at
 * before anything else can be typed, which would pass for an earlier visit's.
 */
export function useKeptFields({ owner, name, form, isRefused }: Options) {
  const [kept] = useState(() =>
    owner === null ? tabForm(name) : keptForm(owner, name, isTextFields),
  );
  const [restored, setRestored] = useState<TextFields | null>(null);
  const { turn, refill } = useRefilledForm(form);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what an earlier visit left
  useLayoutEffect(() => {
    if (isRefused) return;
    const typed = changedFields(form.current);
    const last = kept.readOne();
    if (last) {
      setRestored({ ...last, ...typed });
      refill({ ...typed, ...typedSecrets(form.current) });
    }
    if (Object.keys(typed).length > 0)
      kept.keep({ ...textFields(form.current), ...last, ...typed });
  }, []);
  return {
    restored,
    turn,
    keep: (fields: TextFields) => kept.keep(fields),
    drop: () => kept.drop(),
    startOver: () => {
      kept.drop();
      setRestored(null);
      refill();
    },
  };
}
