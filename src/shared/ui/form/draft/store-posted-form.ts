import { changedFields, isTextFields, type TextFields, textFields } from '../text-fields.ts';
import { type DraftOwner, formDraft } from './form-draft.ts';

/** Stores the input of a plain form until it is sent, in case sending fails. */
export function persistPostedForm(form: HTMLFormElement): { readonly drop: () => void } {
  const { draftOwner, draftName = '', rejected: isRejected } = form.dataset;
  const draft = formDraft(draftOwner as DraftOwner, draftName, isTextFields);
  const before = draft.readOne();
  if (before && isRejected !== 'true') {
    fill(form, { ...before, ...changedFields(form) });
    if (Object.keys(changedFields(form)).length === 0) draft.drop();
  }
  form.addEventListener('input', () => draft.save(ownFields(form)));
  return draft;
}

/** Reads the fields without hidden ones, which belong to one rendering of the page. */
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
