// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fill } from '#shared/core/fill.ts';
import { fail, ok } from '#shared/core/result.ts';
import { standInForApi } from '#tests/stand-ins.ts';
import { campaignContext, campaignMessages } from '#tests/wizard/campaign-context.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const call = standInForApi();
afterEach(cleanup);
const { send } = campaignMessages;
const from = 'People team (Company) via YouSay';
const plan = { days: 1, today: 1, perDay: 5, maxRecipients: 9, isKeyPending: false };

function open(content = 'Tell us', emails = ['a@example.com'], onCorrect = () => {}) {
  const none = () => undefined;
  const signedEmail = {
    lang: 'en',
    layoutLang: 'en',
    senderName: 'People team',
    senderEmail: 'hr@example.com',
    subject: 'Please write',
    content,
  } as const;
  render(
    <ConfirmDialog
      context={campaignContext}
      signedEmail={signedEmail}
      from={from}
      recipients={emails.map((email) => ({ email }))}
      onCorrect={onCorrect}
      acceptedCount={null}
      sendFailure={null}
      onSend={none}
      onClose={none}
    />,
  );
}

it('shows the sender as recipients see it, and sends nothing from a rejected sender', async () => {
  call.mockImplementation((async () => ok(plan)) as never);
  open();
  await screen.findByText(send.today);
  expect(screen.getByText(from)).toBeTruthy();
  cleanup();
  const fields = { senderName: ['senderReserved'] };
  const refusal = { ...fail('invalid_fields'), status: 422, fields };
  call.mockImplementation((async () => refusal) as never);
  open();
  expect(await screen.findByText(send.senderReserved)).toBeTruthy();
  expect(screen.getByText(send.confirm).closest('button')).toHaveProperty('disabled', true);
});

it('lists pressing phrases once their rules are loaded', async () => {
  call.mockImplementation((async () => ok(plan)) as never);
  open('Send a screenshot to HR');
  expect(await screen.findByText('screenshot', {}, { timeout: 5_000 })).toBeTruthy();
  expect(screen.getByText(send.pressing)).toBeTruthy();
});

it('lists addresses that look mistyped, and corrects all of them at once', async () => {
  call.mockImplementation((async () => ok(plan)) as never);
  const correct = vi.fn();
  open('Tell us', ['a@gmial.com', 'b@gmial.com', 'c@gmail.com'], correct);
  await screen.findByText(send.today);
  const typo = { typed: 'gmial.com', meant: 'gmail.com', count: 2 };
  expect(screen.getByText(fill(send.typo, typo))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: send.correct }));
  expect(correct).toHaveBeenCalledOnce();
  cleanup();
  open();
  await screen.findByText(send.today);
  expect(screen.queryByText(send.typos)).toBeNull();
});
