// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fill } from '#shared/core/fill.ts';
import { campaignContext, campaignMessages } from '#tests/wizard/campaign-context.ts';
import { NO_RECIPIENTS, type RecipientList } from '../../../core/recipients/recipient-list.ts';
import { RecipientsField } from './RecipientsField.tsx';

const { recipients } = campaignMessages;
const show = (list: RecipientList, onChange = vi.fn()) =>
  render(<RecipientsField context={campaignContext} list={list} isStored onChange={onChange} />);

it('adds a long paste to the list without writing it into the field', () => {
  const change = vi.fn();
  show(NO_RECIPIENTS, change);
  const field = screen.getByLabelText(new RegExp(`^${recipients.input}`));
  const paste = (text: string) =>
    fireEvent.paste(field, { clipboardData: { getData: () => text } });
  expect(paste('somchai@example.com')).toBe(true);
  expect(change).not.toHaveBeenCalled();
  const lines = Array.from({ length: 1_000 }, (_, at) => `p${at}@example.com`);
  expect(paste(lines.join('\n'))).toBe(false);
  expect(field).toHaveProperty('value', '');
  expect(change.mock.lastCall?.[0].recipients).toHaveLength(1_000);
});

it('announces entries that need correction', () => {
  show({ ...NO_RECIPIENTS, wrong: [{ text: 'x@', reason: 'domain' }] });
  const said = fill(recipients.wrong, { count: 1 });
  expect(screen.getByRole('status').textContent).toContain(said);
});
