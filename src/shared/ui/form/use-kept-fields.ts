import { useEffect, useState } from 'react';
import type { Owner } from './kept-form.ts';
import { keptForm } from './kept-form.ts';

export type TextFields = Readonly<Record<string, string>>;

export function isTextFields(value: unknown): value is TextFields {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** What stands in a form whose fields live in the page. */
export function textFields(form: HTMLFormElement | null): TextFields {
  const typed = Object.entries(Object.fromEntries(new FormData(form ?? undefined)));
  return Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
}

/** The fields of such a form, kept in this browser at every change until they are sent. */
export function useKeptFields(owner: Owner, name: string, isRefused: boolean) {
  const [kept] = useState(() => keptForm(owner, name, isTextFields));
  const [restored, setRestored] = useState<TextFields | null>(null);
  /** Another key makes the fields anew, with what was restored in them. */
  const [turn, setTurn] = useState(0);
  const show = (fields: TextFields | null) => {
    setRestored(fields);
    setTurn((before) => before + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what an earlier visit left
  useEffect(() => {
    const last = kept.read().at(-1);
    if (last && !isRefused) show(last);
  }, []);
  return {
    restored,
    turn,
    keep: (form: HTMLFormElement | null) => kept.keep(textFields(form)),
    drop: () => kept.drop(),
    startOver: () => {
      kept.drop();
      show(null);
    },
  };
}
