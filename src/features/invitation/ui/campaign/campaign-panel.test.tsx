// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import { fail, ok } from '#shared/core/result.ts';
import { UNREACHABLE } from '#shared/ui/api/called.ts';
import { standInForApi } from '#tests/stand-ins.ts';
import { openCampaignPanel as open } from '#tests/wizard/open-campaign-panel.tsx';
import {
  LIST_CAMPAIGNS,
  READ_PLAN,
  SEND_PART,
  SET_CAMPAIGN_STATE,
} from '../../core/campaign-calls.ts';
import { type CsvOrder, csvReader } from './recipients/csv/csv-reader.ts';

const call = standInForApi();
const { recipients, csv, send, history, errors } = catalogue('en').invitation;

class WorkerHere {
  onmessage: (event: { data: unknown }) => void = () => undefined;
  private readonly read = csvReader((data) => this.onmessage({ data }));
  postMessage = (order: CsvOrder) => void this.read(order);
  terminate() {
    this.onmessage = () => undefined;
  }
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const count = (number: number) =>
  fill(recipients.count, { count: number }, (n) => n.toLocaleString('en'));

async function type(text: string) {
  const field = screen.getByLabelText(new RegExp(`^${recipients.input}`));
  fireEvent.change(field, { target: { value: text } });
  await press(recipients.add);
}

const PLAN = { perDay: 500, maxRecipients: 5000, isKeyPending: false };
const isPart = (endpoint: unknown) => endpoint === SEND_PART;
const parts = () =>
  call.mock.calls
    .filter(([endpoint]) => isPart(endpoint))
    .map(
      ([, , input]) =>
        input?.body as never as {
          idInvitation: string;
          part: number;
          parts: number;
          recipients: unknown[];
        },
    );

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerHere);
  call.mockImplementation((async (endpoint: unknown) => {
    if (endpoint === READ_PLAN) return ok({ ...PLAN, days: 3, today: 100 });
    return isPart(endpoint)
      ? ok({ state: 'sending', received: 2, emails: 2, recentlyInvited: 0, leftOut: null })
      : ok([]);
  }) as never);
});

it('restores the list after a reload, with invalid entries that can be corrected in it', async () => {
  open();
  await type('Som <som@example.com>; SOM+x@example.com; jai@example');
  expect(screen.getByText(count(1))).toBeTruthy();
  expect(screen.getByText(recipients.reasons.domain)).toBeTruthy();
  cleanup();
  open();
  fireEvent.change(screen.getByLabelText(recipients.correct), {
    target: { value: 'jai@example.com' },
  });
  await press(recipients.corrected);
  expect(screen.getByText(count(2))).toBeTruthy();
  expect(screen.queryByText(recipients.reasons.domain)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('moves the focus to the row after a removed one', async () => {
  open();
  await type('a@example\nb@example\nc@example.com\nd@example.com');
  const [first] = screen.getAllByRole('button', { name: recipients.leaveOut });
  await act(async () => fireEvent.click(first as HTMLElement));
  expect(document.activeElement).toHaveProperty('value', 'b@example');
  const list = screen.getByText(recipients.list).closest('details') as HTMLDetailsElement;
  list.open = true;
  await act(async () => fireEvent(list, new Event('toggle')));
  await press(fill(recipients.remove, { email: 'c@example.com' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    fill(recipients.remove, { email: 'd@example.com' }),
  );
});

it('moves the focus to the field when the list becomes empty', async () => {
  open();
  const field = screen.getByLabelText(new RegExp(`^${recipients.input}`));
  await type('a@example\nc@example.com');
  expect(document.activeElement).toBe(field);
  for (const name of [recipients.leaveOutAll, recipients.clear]) {
    screen.getByRole('button', { name }).focus();
    await press(name);
    expect(document.activeElement).toBe(field);
  }
});

it('imports a list from a file after its review', async () => {
  open();
  await press(recipients.fromFile);
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  const choose = (name: string, content: string | number) => {
    const bytes = typeof content === 'string' ? content : new Uint8Array(content);
    const files = [new File([bytes], name)];
    fireEvent.change(dialog.getByLabelText(new RegExp(csv.file)), { target: { files } });
  };
  choose('list.xlsx', 'a@example.com');
  expect(dialog.getByText(csv.type)).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText(new RegExp(csv.paste)));
  choose('list.csv', 10_000_001);
  expect(dialog.getByText(csv.size)).toBeTruthy();
  choose('list.csv', 'name,age\nSom,5\n');
  expect(await dialog.findByText(csv.noAddress)).toBeTruthy();
  const take = (number: number) => fill(csv.import, { count: number });
  const button = (number: number) => dialog.getByText(take(number)).closest('button');
  expect(button(0)?.disabled).toBe(true);
  await act(async () => fireEvent.click(dialog.getByText(csv.another)));
  choose('list.CSV', 'name,mail\nSom,som@example.com\nJai,jai@example\n');
  expect(await dialog.findByText(recipients.reasons.domain)).toBeTruthy();
  await act(async () => fireEvent.click(button(1) as HTMLElement));
  expect(await screen.findByText(count(1))).toBeTruthy();
});

it.each([
  [
    'starts no worker of modules',
    () => {
      throw new TypeError('module');
    },
  ],
  [
    'cannot run it',
    (worker: { onerror?: () => void }) => void setTimeout(() => worker.onerror?.()),
  ],
])('shows an alternative in a browser that %s', async (_, begin) => {
  vi.stubGlobal(
    'Worker',
    class {
      onerror?: () => void;
      constructor() {
        begin(this);
      }
      postMessage = vi.fn();
      terminate = vi.fn();
    },
  );
  open();
  await press(recipients.fromFile);
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  const files = [new File(['a@example.com'], 'list.csv')];
  fireEvent.change(dialog.getByLabelText(new RegExp(csv.file)), { target: { files } });
  expect(await dialog.findByText(csv.failed)).toBeTruthy();
  expect(csv.failed).toContain(recipients.input);
});

it('pauses, resumes and cancels an active campaign, and shows its state', async () => {
  const asked: unknown[] = [];
  let state = 'sending';
  call.mockImplementation((async (endpoint: unknown, _: unknown, input: never) => {
    if (endpoint === SET_CAMPAIGN_STATE) {
      const { body } = input as { body: { state: string } };
      asked.push(body.state);
      state = { pause: 'paused', resume: 'sending', cancel: 'cancelled' }[body.state] ?? state;
    }
    const row = { idInvitation: 'one', state, suspendedReason: null, subject: 'Please write' };
    const numbers = { size: 1_200, sent: 300, bounced: 2, notSent: null };
    const one = { ...row, ...numbers, lang: 'en', createdAt: '2026-11-26T10:00:00.000Z' };
    return ok(endpoint === LIST_CAMPAIGNS ? [one] : {});
  }) as never);
  open();
  const far = joinByDots([
    fill(history.progress, { sent: 300, size: 1_200 }, (n) => n.toLocaleString('en')),
    fill(history.counts.bounced_other, { count: 2 }),
  ]);
  const stands = (word: string) =>
    waitFor(() => expect(screen.getByText(word).parentElement?.textContent).toContain(far));
  await stands(history.states.sending);
  screen.getByRole('button', { name: history.actions.pause }).focus();
  await press(history.actions.pause);
  await stands(history.states.paused);
  expect(document.activeElement?.textContent).toBe(history.actions.resume);
  await press(history.actions.resume);
  await stands(history.states.sending);
  await press(history.actions.cancel);
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await act(async () => fireEvent.click(dialog.getByText(history.confirmed.cancel)));
  await stands(history.states.cancelled);
  expect(screen.queryByRole('button', { name: history.actions.cancel })).toBeNull();
  expect(asked).toEqual(['pause', 'resume', 'cancel']);
});

it.each([
  ['its limit is used up', false, fill(send.later, { days: 2 })],
  ['its key is made by night', true, send.keyPending],
])('explains a start on a later day because %s', async (_, isKeyPending, words) => {
  call.mockImplementation((async (endpoint: unknown) =>
    ok(endpoint === READ_PLAN ? { ...PLAN, days: 2, today: 0, isKeyPending } : [])) as never);
  open();
  await type('a@example.com');
  await press(send.check);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('sends one campaign in parts, resumes it after an interruption, and reports its completion', async () => {
  open({ text: 'Write and win a prize' });
  await type(Array.from({ length: 1_200 }, (_, at) => `user${at}@example.com`).join('\n'));
  await press(send.check);
  expect(await screen.findByText(/100 leave today.*3 days/)).toBeTruthy();
  expect(await screen.findByText('win a')).toBeTruthy();
  const usual = call.getMockImplementation();
  let asked = 0;
  call.mockImplementation((async (...input: Parameters<typeof call>) => {
    if (isPart(input[0])) asked += 1;
    return asked === 2 ? UNREACHABLE : usual?.(...input);
  }) as never);
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await act(async () => fireEvent.click(dialog.getByText(send.confirm)));
  expect(await screen.findByText(send.broken)).toBeTruthy();
  await act(async () => fireEvent.click(dialog.getByText(send.retry)));
  await waitFor(() => expect(screen.getByText(new RegExp(send.success))).toBeTruthy());
  expect(
    parts().map(({ part, parts: all, recipients: { length } }) => [part, all, length]),
  ).toEqual([
    [1, 2, 1_000],
    [2, 2, 200],
    [1, 2, 1_000],
    [2, 2, 200],
  ]);
  expect(new Set(parts().map(({ idInvitation }) => idInvitation)).size).toBe(1);
  expect(screen.getByText(recipients.empty)).toBeTruthy();
});

it('starts a new campaign once the list or the email has changed', async () => {
  open();
  await type('a@example.com');
  const refuse = (code: string) =>
    call.mockImplementation((async (endpoint: unknown) => {
      if (endpoint === READ_PLAN) return ok({ ...PLAN, days: 1, today: 1 });
      return isPart(endpoint) ? { ...fail(code), status: 409, fields: {} } : ok([]);
    }) as never);
  refuse('campaign_changed');
  await press(send.check);
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await screen.findByText(send.today);
  await act(async () => fireEvent.click(dialog.getByText(send.confirm)));
  expect(await screen.findByText(errors.campaign_changed)).toBeTruthy();
  await act(async () => fireEvent.click(dialog.getByText(send.retry)));
  expect(new Set(parts().map(({ idInvitation }) => idInvitation)).size).toBe(2);
});

it('names the sender at the field, in the preview and in the confirmation as in the email', async () => {
  open();
  fireEvent.change(screen.getByLabelText(new RegExp(`^${send.senderName}`)), {
    target: { value: ' Somchai ' },
  });
  const from = 'Somchai (Phupha) via YouSay';
  expect(screen.getByText(new RegExp(RegExp.escape(from)))).toBeTruthy();
  await press(send.preview);
  expect(screen.getByText(from)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Thai', hidden: true }));
  expect(screen.getByText('Somchai (ภูผา) ผ่าน YouSay')).toBeTruthy();
  cleanup();
  open();
  await type('a@example.com');
  await press(send.check);
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByText('Phupha via YouSay')).toBeTruthy();
});

it('blocks an incomplete campaign, and users who may not send', async () => {
  open();
  await press(send.check);
  expect(screen.getByText(send.noRecipients)).toBeTruthy();
  await type('a@example.com\nb');
  await press(send.check);
  expect(screen.getByText(/^Entries still to correct: 1/)).toBeTruthy();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  cleanup();
  open({ isAllowed: false });
  expect(screen.getByRole('button', { name: 'You not authorized to send email' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(screen.queryByText(recipients.title)).toBeNull();
});
