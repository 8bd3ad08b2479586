import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Makes the fields of a form anew with other values; who is in a field stays in it. */
export function useRefilledForm(form: RefObject<HTMLFormElement | null>) {
  /** The key of the form. */
  const [turn, setTurn] = useState(0);
  const name = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the fields are made anew
  useLayoutEffect(() => {
    const field = name.current && form.current?.elements.namedItem(name.current);
    if (field instanceof HTMLElement) field.focus();
    const isText = field instanceof HTMLTextAreaElement || isTextInput(field);
    if (isText) field.setSelectionRange(field.value.length, field.value.length);
  }, [turn]);
  return {
    turn,
    refill: () => {
      const at = document.activeElement;
      name.current = form.current?.contains(at) ? (at?.getAttribute('name') ?? null) : null;
      setTurn((before) => before + 1);
    },
  };
}

function isTextInput(field: unknown): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.selectionStart !== null;
}
