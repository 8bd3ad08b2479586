import { changedFields, isTextFields, type TextFields, textFields } from '../text-fields.ts';
import { keptForm, type Owner } from './kept-form.ts';

/**
 * Keeps in this browser what is typed into a form that posts without an island, until a page shows it as it
 * was sent: whatever stood between, such as a file that was too large or a session that ended, loses nothing.
 */
export function keepPostedForm(form: HTMLFormElement): { readonly drop: () => void } {
  const { keptBy, keptAs = '', refused } = form.dataset;
  const kept = keptForm(keptBy as Owner, keptAs, isTextFields);
  const before = kept.readOne();
  if (before && refused !== 'true') {
    fill(form, { ...before, ...changedFields(form) });
    if (Object.keys(changedFields(form)).length === 0) kept.drop();
  }
  form.addEventListener('input', () => kept.keep(ownFields(form)));
  return kept;
}

/** Hidden fields are the page's: a key of an act is another on each page. */
function ownFields(form: HTMLFormElement): TextFields {
  return Object.fromEntries(
    Object.entries(textFields(form)).filter(([name]) => fieldOf(form, name) !== null),
  );
}

function fill(form: HTMLFormElement, values: TextFields): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (!field) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = value !== '';
    } else field.value = value;
    const folded = field.closest('details');
    if (folded && value !== '') folded.open = true;
  }
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
  const isInput = field instanceof HTMLInputElement && !/^(?:hidden|file)$/.test(field.type);
  return isText || isInput ? field : null;
}
