import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { TextFields } from '../text-fields.ts';

/** Remounts the form's fields with other values and keeps the focus. */
export function useRefilledForm(form: RefObject<HTMLFormElement | null>) {
  const [formKey, setFormKey] = useState(0);
  const name = useRef<string | null>(null);
  const restoredValues = useRef<TextFields>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the fields are made anew
  useLayoutEffect(() => {
    putBack(form.current, restoredValues.current);
    const field = name.current && form.current?.elements.namedItem(name.current);
    if (field instanceof HTMLElement) field.focus();
    const isText = field instanceof HTMLTextAreaElement || isTextInput(field);
    if (isText) field.setSelectionRange(field.value.length, field.value.length);
  }, [formKey]);
  return {
    formKey,
    /** Remounts the form; `carried`: values of fields without default, such as passwords. */
    refill: (carried: TextFields = {}) => {
      restoredValues.current = carried;
      const focused = document.activeElement;
      name.current = form.current?.contains(focused)
        ? (focused?.getAttribute('name') ?? null)
        : null;
      setFormKey((before) => before + 1);
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
