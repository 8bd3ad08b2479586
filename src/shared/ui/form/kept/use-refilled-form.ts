import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { TextFields } from '../text-fields.ts';

/** Makes the fields of a form anew with other values; who is in a field stays in it. */
export function useRefilledForm(form: RefObject<HTMLFormElement | null>) {
  /** The key of the form. */
  const [turn, setTurn] = useState(0);
  const name = useRef<string | null>(null);
  const typed = useRef<TextFields>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the fields are made anew
  useLayoutEffect(() => {
    putBack(form.current, typed.current);
    const field = name.current && form.current?.elements.namedItem(name.current);
    if (field instanceof HTMLElement) field.focus();
    const isText = field instanceof HTMLTextAreaElement || isTextInput(field);
    if (isText) field.setSelectionRange(field.value.length, field.value.length);
  }, [turn]);
  return {
    turn,
    /** Fields that the form does not begin with are given here: passwords, boxes that are ticked anew each time. */
    refill: (carried: TextFields = {}) => {
      typed.current = carried;
      const at = document.activeElement;
      name.current = form.current?.contains(at) ? (at?.getAttribute('name') ?? null) : null;
      setTurn((before) => before + 1);
    },
  };
}

function putBack(form: HTMLFormElement | null, values: TextFields): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === 'checkbox') field.checked = value !== '';
    else field.value = value;
  }
}

function isTextInput(field: unknown): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.selectionStart !== null;
}
