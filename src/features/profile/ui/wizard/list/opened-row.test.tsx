// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { useSectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { wizardMessages } from '../wizard-messages.ts';

const COUNT = 3;
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const content = { title: 'Founded', year: 2000, description: '', idMedia: null, altText: '' };
const items = Array.from({ length: COUNT }, (_, at) => ({
  idItem: uuid(at + 1),
  parent: null,
  kind: 'topic',
  content,
}));
const paths = { next: '/next', back: '/back', later: '/later', signIn: '/in', preview: '/see' };
const document = { revision: 1, isLocked: false, savedAt: null, items, pictures: {} };
const fields = vi.fn((_fields: unknown, idItem: string) => <p role="note">{idItem}</p>);

function History(): ReactNode {
  const draft = useSectionDraft({
    idEmp: 1,
    lang: 'en',
    locale: 'en',
    section: 'history',
    messages: wizardMessages('en'),
    paths,
    hasVideo: false,
    document: { ...document, caps: { topic: COUNT } },
  });
  const say = catalogue('en').profile.section.history;
  return (
    <ItemList<typeof content> draft={draft} messages={say} kind="topic" rowOf={(topic) => topic}>
      {fields}
    </ItemList>
  );
}

const firstOpener = () => globalThis.document.querySelector<HTMLElement>('[aria-expanded]');

it('is the only row whose fields are rendered', () => {
  render(<History />);
  expect(fields).not.toHaveBeenCalled();
  firstOpener()?.click();
  return waitFor(() => {
    expect(screen.getByRole('note').textContent).toBe(uuid(1));
    expect(new Set(fields.mock.calls.map(([, idItem]) => idItem))).toEqual(new Set([uuid(1)]));
  });
});

it('is marked as expanded before its fields are rendered', async () => {
  // Work inside `act` is done to its end.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = globalThis.document.body.appendChild(globalThis.document.createElement('div'));
  const root = createRoot(place);
  startTransition(() => root.render(<History />));
  await waitFor(() => expect(firstOpener()).not.toBeNull());
  firstOpener()?.click();
  await Promise.resolve();
  expect(firstOpener()?.getAttribute('aria-expanded')).toBe('true');
  expect(fields).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('note').textContent).toBe(uuid(1)));
  root.unmount();
});
