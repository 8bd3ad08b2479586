// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formDraft } from '#shared/ui/form/draft/form-draft.ts';
import { isTextFields } from '#shared/ui/form/text-fields.ts';
import { useReviewDraft } from './use-review-draft.ts';

const draftOwnedBy = (owner: 'visitor' | 'person-7') => formDraft(owner, 'review:1', isTextFields);

function comesAlive(typed: string, isSent = false) {
  const form = document.body.appendChild(document.createElement('form'));
  form.innerHTML = '<input name="title"><textarea name="goodPoints"></textarea>';
  const [title] = form.getElementsByTagName('input');
  if (title) title.value = typed;
  const options = { idEmp: 1, idJsk: 7, form: { current: form }, rejected: null, isSent };
  return renderHook(() => useReviewDraft(options)).result.current;
}

afterEach(() => {
  document.body.replaceChildren();
});

it('prefers input from before the script loaded over the stored draft', () => {
  draftOwnedBy('visitor').save({ title: 'older', goodPoints: 'The food' });
  expect(comesAlive('typed').draft).toMatchObject({ title: 'typed', goodPoints: 'The food' });
  expect(draftOwnedBy('person-7').readOne()).toMatchObject({ title: 'typed' });
  expect(draftOwnedBy('visitor').readOne()).toBeUndefined();
});

it('leaves an empty form unchanged, and deletes the draft of a submitted review', () => {
  expect(comesAlive('typed').isRestored).toBe(false);
  expect(draftOwnedBy('person-7').readOne()).toMatchObject({ title: 'typed' });
  comesAlive('', true);
  expect(draftOwnedBy('person-7').readOne()).toBeUndefined();
});

describe('a browser shared by several people', () => {
  async function otherTab(owner: 'visitor' | 'person-7', title: string) {
    vi.resetModules();
    const other = await import('#shared/ui/form/draft/form-draft.ts');
    other.formDraft(owner, 'review:1', isTextFields).save({ title });
  }

  it('moves all visitor drafts to the person who signs in', async () => {
    await otherTab('visitor', 'one');
    await otherTab('visitor', 'two');
    comesAlive('typed');
    expect(draftOwnedBy('visitor').read()).toEqual([]);
  });

  it('deletes drafts of a submitted review in all tabs', async () => {
    await otherTab('person-7', 'one');
    await otherTab('person-7', 'two');
    await otherTab('visitor', 'three');
    comesAlive('typed').drop();
    expect([...draftOwnedBy('person-7').read(), ...draftOwnedBy('visitor').read()]).toEqual([]);
  });
});
