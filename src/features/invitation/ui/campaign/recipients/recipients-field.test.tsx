// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { wizardMessages } from '#features/profile/ui/wizard/wizard-messages.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { NO_RECIPIENTS } from '../../../core/recipients/recipient-list.ts';
import { RecipientsField } from './RecipientsField.tsx';

const { recipients, csv, send, history, errors } = catalogue('en').invitation;
const messages = { recipients, csv, send, history, errors };

it('adds a long paste to the list without writing it into the field', () => {
  const context = {
    idEmp: 1,
    lang: 'en',
    locale: 'en',
    wizardMessages: wizardMessages('en'),
    messages,
  } as const;
  const change = vi.fn();
  render(<RecipientsField context={context} list={NO_RECIPIENTS} isStored onChange={change} />);
  const field = screen.getByLabelText(new RegExp(`^${recipients.input}`));
  const paste = (text: string) =>
    fireEvent.paste(field, { clipboardData: { getData: () => text } });
  // A short one is left to the browser.
  expect(paste('somchai@example.com')).toBe(true);
  expect(change).not.toHaveBeenCalled();
  const lines = Array.from({ length: 1_000 }, (_, at) => `p${at}@example.com`);
  expect(paste(lines.join('\n'))).toBe(false);
  expect(field).toHaveProperty('value', '');
  expect(change.mock.lastCall?.[0].recipients).toHaveLength(1_000);
});

it('announces entries that need correction', () => {
  const context = {
    idEmp: 1,
    lang: 'en',
    locale: 'en',
    wizardMessages: wizardMessages('en'),
    messages,
  } as const;
  const list = { ...NO_RECIPIENTS, wrong: [{ text: 'x@', reason: 'domain' }] } as const;
  render(<RecipientsField context={context} list={list} isStored onChange={vi.fn()} />);
  const said = fill(recipients.wrong, { count: 1 });
  expect(screen.getByRole('status').textContent).toContain(said);
});
