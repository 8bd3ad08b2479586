// @vitest-environment happy-dom
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { useSectionDraft } from '../draft/use-section-draft.ts';
import EmployeePhotosStep from '../steps/EmployeePhotosStep.tsx';
import { wizardMessages } from '../wizard-messages.ts';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const items = ['First', 'Second', 'Third'].map((caption, at) => ({
  idItem: uuid(at + 1),
  parent: null,
  kind: 'employeePhoto',
  content: { idMedia: uuid(100 + at), caption, employeeName: '', department: '' },
}));
const document = {
  revision: 1,
  isLocked: false,
  savedAt: null,
  pictures: {},
  items,
  caps: { employeePhoto: 3 },
};
const paths = { next: '/next', back: '/back', later: '/later', signIn: '/in', preview: '/see' };
const step = {
  idEmp: 1,
  lang: 'en',
  locale: 'en',
  section: 'employeePhotos',
  messages: wizardMessages('en'),
  paths,
  hasVideo: false,
  document,
} as const;

const captions = () => screen.getAllByRole<HTMLTextAreaElement>('textbox');
const focused = () => globalThis.document.activeElement;

function openPhotos() {
  render(
    <EmployeePhotosStep
      {...step}
      sectionMessages={catalogue('en').profile.section.employeePhotos}
    />,
  );
  const later = globalThis.document.querySelector<HTMLElement>('[data-down]');
  if (!later) throw new Error('no row can be moved');
  return later;
}

it('blurs its field before it moves, because a move with focus forces a layout each time', async () => {
  const later = openPhotos();
  act(() => captions()[0]?.focus());
  const insert = vi.spyOn(Node.prototype, 'insertBefore');
  const seen: (Element | null)[] = [];
  insert.mockImplementation(function moved<Inserted extends Node>(
    this: Node,
    node: Inserted,
    before: Node | null,
  ): Inserted {
    seen.push(focused());
    insert.mockRestore();
    return this.insertBefore(node, before);
  });
  fireEvent.click(later);
  await waitFor(() => expect(seen).toEqual([globalThis.document.body]));
  expect(captions().map(({ value }) => value)).toEqual(['Second', 'First', 'Third']);
  expect(focused()).toBe(later);
});

it('moves after the next frame, once for each click', async () => {
  const later = openPhotos();
  const order = () => captions().map(({ value }) => value);
  fireEvent.click(later);
  fireEvent.click(later);
  fireEvent.click(later);
  expect(order()).toEqual(['First', 'Second', 'Third']);
  await waitFor(() => expect(order()).toEqual(['Second', 'Third', 'First']));
});

it('validates its blurred field at its new index', async () => {
  const later = openPhotos();
  const [first] = captions();
  act(() => first?.focus());
  fireEvent.change(first as Element, { target: { value: 'A'.repeat(201) } });
  fireEvent.click(later);
  await waitFor(() => expect(captions()[1]?.getAttribute('aria-invalid')).toBe('true'));
  expect(captions()[1]).toBe(first);
  expect(captions()[0]?.getAttribute('aria-invalid')).toBeNull();
});

it('notifies the rows of its list once', () => {
  const { result } = renderHook(() => useSectionDraft(step));
  const heard = vi.fn();
  result.current.form.subscribe({ formState: { values: true, errors: true }, callback: heard });
  act(() => result.current.setItems(items.toReversed()));
  expect(heard).toHaveBeenCalledOnce();
});
