// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { wizardMessages } from '#features/profile/ui/wizard/wizard-messages.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { ok } from '#shared/core/result.ts';
import { standInFor } from '#tests/calls/stand-in-for.ts';
import { standInForApi } from '#tests/stand-ins.ts';
import { campaignMessages } from '#tests/wizard/campaign-context.ts';
import { SAVE_INVITATION_EMAIL } from '../../core/invitation-email-calls.ts';
import * as frames from './email/EmailFrame.tsx';
import SendEmailStep from './SendEmailStep.tsx';

const call = standInForApi();
standInFor(frames, 'EmailFrame').mockImplementation(({ title }) => <div title={title} />);
const sectionMessages = catalogue('en').invitation.letter;
const messages = wizardMessages('en');
const paths = { next: '/next', back: '/back', later: '/later', signIn: '/in', preview: '/see' };
const content = { subject: 'Please write', text: 'Hello', layoutLang: 'en' };

function open(maySend: boolean) {
  const items = [{ idItem: crypto.randomUUID(), parent: null, kind: 'letter', content }];
  const step = { idEmp: 1, lang: 'en', locale: 'en', section: 'letter', hasVideo: false } as const;
  const document = { revision: 2, isLocked: false, savedAt: null, pictures: {}, caps: {}, items };
  const mails = { th: 'about:blank', en: 'about:blank' };
  const links = { packages: '/packageCompare', link: 'https://yousay.example/write' };
  const campaignChoices = {
    isAllowed: true,
    usersPageUrl: '/users',
    senders: ['a@example.com'],
    company: { companyNameTh: 'ภูผา', companyNameEn: 'Phupha' },
    companyAs: { th: 'ภูผา', en: 'Phupha' },
    via: { th: catalogue('th').invitation.mail.from, en: catalogue('en').invitation.mail.from },
    links: { hosts: {}, note: '' },
    messages: campaignMessages,
  };
  const choices = {
    campaignChoices: maySend ? campaignChoices : null,
    sender: 'Phupha',
    mails,
    ...links,
  };
  return render(
    <SendEmailStep
      {...step}
      document={document}
      messages={messages}
      paths={paths}
      sectionMessages={sectionMessages}
      choices={choices}
    />,
  );
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Wide enough for the letter beside its fields.
  const listening = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => ({ matches: true, ...listening }));
  call.mockResolvedValue(ok({ revision: 3, savedAt: '2026-01-01T05:03:00Z' }) as never);
});

it('explains a package without email only in that package', () => {
  open(true);
  expect(screen.queryByText(sectionMessages.mayNotSend)).toBeNull();
  expect(screen.getByText(sectionMessages.byHand)).toBeTruthy();
  cleanup();
  open(false);
  const button = screen.getByRole('button', { name: sectionMessages.mayNotSend });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('link', { name: sectionMessages.compare }).getAttribute('href')).toBe(
    '/packageCompare',
  );
});

it('scrolls to the campaign by its main button, which shows missing fields there', async () => {
  call.mockResolvedValue(ok([]) as never);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  open(true);
  const { send } = catalogue('en').invitation;
  const main = screen.getByRole('button', { name: sectionMessages.toCampaign });
  expect(main.nextElementSibling).toBeNull();
  fireEvent.click(main);
  expect(scrolled).toHaveBeenCalled();
  await screen.findByRole('heading', { name: send.title });
  fireEvent.click(main);
  await screen.findByText(send.noRecipients);
  cleanup();
  open(false);
  expect(screen.queryByRole('button', { name: sectionMessages.toCampaign })).toBeNull();
  const save = screen.getByRole('button', { name: messages.wizard.saveNext });
  expect(save.nextElementSibling).toBeNull();
});

it('stores and saves the email during input, and shows its subject in both layouts', async () => {
  open(true);
  const subject = screen.getByLabelText(new RegExp(`^${messages.field['subject']}`));
  fireEvent.change(subject, { target: { value: 'Tell us' } });
  expect(screen.getAllByText('Tell us')).toHaveLength(2);
  expect(screen.getAllByTitle(/layout$/)).toHaveLength(2);
  const drafts = () => Object.keys(localStorage).join();
  await waitFor(() => expect(drafts()).toContain('kept:company-1:letter:en'));
  await act(() => vi.advanceTimersByTimeAsync(2500));
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(call).toHaveBeenCalledWith(SAVE_INVITATION_EMAIL, 'en', {
    params: { idEmp: '1', lang: 'en' },
    body: {
      items: [expect.objectContaining({ content: { ...content, subject: 'Tell us' } })],
      finish: false,
    },
    revision: 2,
    isQuiet: true,
  });
});

it('shows the layout that is sent first, then the other one', () => {
  open(true);
  const titles = () => screen.getAllByTitle(/layout$/).map((frame) => frame.title);
  expect(titles()).toEqual([sectionMessages.layouts.en, sectionMessages.layouts.th]);
  const layout = screen.getByLabelText(new RegExp(`^${messages.field['layoutLang']}`));
  fireEvent.change(layout, { target: { value: 'th' } });
  expect(titles()).toEqual([sectionMessages.layouts.th, sectionMessages.layouts.en]);
});

it('copies the text with the link, to be sent by other means', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
  open(false);
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: sectionMessages.copy })),
  );
  expect(writeText).toHaveBeenCalledWith('Hello\n\nhttps://yousay.example/write');
  expect(screen.getByText('Copied. Paste it into your own email or chat.').role).toBe('status');
});

it('shows the text to copy by hand if the browser blocks the clipboard', async () => {
  const writeText = vi.fn(() => Promise.reject(new Error('refused')));
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
  open(false);
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: sectionMessages.copy })),
  );
  expect(screen.getByText(sectionMessages.copyFailed).role).toBe('status');
  expect(screen.getByText(/https:\/\/yousay\.example\/write/).textContent).toContain('Hello');
});
