// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { isTextFields } from '../text-fields.ts';
import { formDraft } from './form-draft.ts';
import { persistPostedForm } from './store-posted-form.ts';

function load({ note = '', key = 'first', refused = false, owner = 'person-7' } = {}) {
  document.body.innerHTML = `<form method="post" data-draft-owner="${owner}" data-draft-name="apply:5"
    data-rejected="${refused}">
    <input type="hidden" name="once" value="${key}">
    <textarea name="note">${note}</textarea>
    <details><select name="level"><option value=""></option><option value="b">b</option></select></details>
    <input type="checkbox" name="without" value="1">
  </form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  persistPostedForm(form);
  return form;
}

const field = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

function type(form: HTMLFormElement, name: string, value: string) {
  const typed = field(form, name);
  typed.value = value;
  typed.dispatchEvent(new Event('input', { bubbles: true }));
}

const left = () => formDraft('person-7', 'apply:5', isTextFields).read();

beforeEach(() => localStorage.clear());

it('restores unsaved input in a new page with its own idempotency key', () => {
  const first = load();
  type(first, 'note', 'I would like to');
  type(first, 'level', 'b');
  const again = load({ key: 'second' });
  expect(field(again, 'note').value).toBe('I would like to');
  expect(field(again, 'level').value).toBe('b');
  expect(again.querySelector('details')?.open).toBe(true);
  expect(field(again, 'once').value).toBe('second');
});

it('restores drafts for their owner only, and never over a rejected form', () => {
  type(load(), 'note', 'mine');
  expect(field(load({ owner: 'person-8' }), 'note').value).toBe('');
  expect(field(load({ note: 'as refused', refused: true }), 'note').value).toBe('as refused');
});

it('drops the draft once the page shows it as saved', () => {
  type(load(), 'note', 'saved now');
  load({ note: 'saved now' });
  expect(left()).toEqual([]);
});
