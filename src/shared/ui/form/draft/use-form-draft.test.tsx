// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textFields } from '../text-fields.ts';
import { tabDraft } from './tab-draft.ts';
import { useFormDraft } from './use-form-draft.ts';

function Form(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const kept = useFormDraft({ owner: null, name: 'signUp', form, isRejected: false });
  return (
    <form key={kept.formKey} ref={form} onChange={() => kept.save(textFields(form.current))}>
      <input name="name" aria-label="name" defaultValue={kept.restored?.['name']} />
      <input name="place" aria-label="place" defaultValue={kept.restored?.['place']} />
      <input name="password" aria-label="password" type="password" />
      <input name="terms" aria-label="terms" type="checkbox" />
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('restores a draft below the input typed before hydration, including passwords and checkboxes', () => {
  tabDraft('signUp').save({ name: 'Earlier', place: 'Nan' });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  field('name').value = 'Now';
  field('password').value = 'Chaba-2569';
  field('terms').checked = true;
  render(<Form />, { container, hydrate: true });
  expect(field('name').value).toBe('Now');
  expect(field('place').value).toBe('Nan');
  expect(field('password').value).toBe('Chaba-2569');
  expect(field('terms').checked).toBe(true);
  expect(tabDraft('signUp').readOne()).toEqual({ name: 'Now', place: 'Nan', terms: 'on' });
});
