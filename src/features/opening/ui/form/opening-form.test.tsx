// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { formatDate } from '#shared/core/format.ts';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import { fail, ok } from '#shared/core/result.ts';
import { daysAfter } from '#shared/core/time/thai-time.ts';
import { formMessages } from '#shared/ui/account-form/form-messages.ts';
import { standInForApi } from '#tests/stand-ins.ts';
import { OPENING_FIELDS } from '../../core/opening-fields.ts';
import OpeningForm from './OpeningForm.island.tsx';
import { formRows } from './opening-form-fields.ts';

const callApi = standInForApi();
const { errors, opening, shared } = catalogue('en');
const say = opening.form;
const messages = {
  ...formMessages('en', errors.form.opening),
  opening: { ...say, names: opening.field },
  errors: { ...opening.errors, unauthenticated: shared.account.confirm.unauthenticated },
};
const one = [{ value: '1', label: 'One' }];
const choices = {
  idJobField: one,
  province: one,
  education: [{ value: 'any', label: 'Any' }],
  jobType: [{ value: 'fullTime', label: 'Full time' }],
  salaryCurrency: [{ value: 'THB', label: 'THB' }],
};
const today = new Date().toISOString().slice(0, 10);
const initial = {
  positionTh: 'ช่าง',
  idJobField: '1',
  jobType: 'fullTime',
  education: 'any',
  salaryCurrency: 'THB',
  headcount: '1',
  opensOn: today,
  closesOn: today,
};

const props = {
  locale: 'en',
  idJob: null,
  next: '/jobs',
  rejected: null,
  idEmp: 1,
  draft: 'new',
  initial,
  messages,
  choices,
  idempotencyKey: 'one-showing',
} as const;

it('the form has a field for each value of an opening, and for its dates', () => {
  const names = formRows(messages.opening, '').flatMap((row) => row.map(({ name }) => name));
  expect(names.toSorted()).toEqual([...OPENING_FIELDS, 'opensOn', 'closesOn'].toSorted());
});

function open(change: Partial<ComponentProps<typeof OpeningForm>> = {}) {
  cleanup();
  render(<OpeningForm {...props} {...change} />);
}
const position = () => screen.getByLabelText<HTMLInputElement>(say.positionEn);
const type = (value: string) => fireEvent.change(position(), { target: { value } });

const assign = vi.fn();
beforeEach(() => vi.stubGlobal('location', { ...window.location, assign }));

it('restores input for its own company and opening only', () => {
  open();
  type('Welder');
  open();
  expect(position().value).toBe('Welder');
  expect(screen.getByText(say.restored)).toBeTruthy();
  for (const other of [{ draft: 'copy-7' }, { draft: '12' }, { idEmp: 2 }]) {
    open(other);
    expect(position().value).toBe('');
    expect(screen.queryByText(say.restored)).toBeNull();
  }
});

it('startOver is permanent', () => {
  open();
  type('Welder');
  open();
  fireEvent.click(screen.getByRole('button', { name: say.startOver }));
  expect(position().value).toBe('');
  open();
  expect(position().value).toBe('');
});

it('discards input after submission', async () => {
  callApi.mockResolvedValue(ok({ idJob: 1 }) as never);
  open();
  type('Welder');
  fireEvent.submit(position().form as HTMLFormElement);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/jobs?done=add'));
  open();
  expect(position().value).toBe('');
});

describe('an opening changed by another user', () => {
  const first = { ...initial, positionEn: 'Fitter', editedFrom: '2026-01-01T00:00:00.000Z' };
  const theirs = { ...first, positionEn: 'Plumber', editedFrom: '2026-01-02T00:00:00.000Z' };
  const again = { ...theirs, positionEn: 'Painter', editedFrom: '2026-01-03T00:00:00.000Z' };
  const edit = (opening: typeof first, refused: RejectedForm | null = null) =>
    open({ idJob: 7, draft: '7', initial: opening, rejected: refused });
  const send = () => fireEvent.submit(position().form as HTMLFormElement);
  const sent = () => callApi.mock.lastCall?.[2]?.body;
  const changedTo = (current: typeof first) =>
    ({ ...fail('opening_changed', { detail: { current } }), status: 409, fields: {} }) as never;

  it('shows the other changes each time, and then overwrites only those', async () => {
    edit(first);
    type('Welder');
    for (const current of [theirs, again]) {
      callApi.mockResolvedValue(changedTo(current));
      send();
      await screen.findByText(current.positionEn);
      expect(sent()).toMatchObject({ positionEn: 'Welder' });
    }
    callApi.mockResolvedValue(ok({ idJob: 7 }) as never);
    send();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(sent()).toMatchObject({ positionEn: 'Welder', editedFrom: again.editedFrom });
  });

  it('shows them still when the next submission is rejected for another reason', async () => {
    edit(first);
    type('Welder');
    callApi.mockResolvedValue(changedTo(theirs));
    send();
    await screen.findByText('Plumber');
    callApi.mockResolvedValue({ ...fail('unavailable'), status: 503, fields: {} } as never);
    send();
    await waitFor(() => expect(callApi).toHaveBeenCalledTimes(2));
    await screen.findByRole('alert');
    expect(screen.getByText('Plumber')).toBeTruthy();
    send();
    expect(sent()).toMatchObject({ editedFrom: theirs.editedFrom });
  });

  it('adopts one field or all of them, formatted for the reader', async () => {
    const salaried = { ...theirs, salaryFrom: '25000', closesOn: daysAfter(today, 9) };
    callApi.mockResolvedValue(changedTo(salaried));
    edit(first);
    type('Welder');
    fireEvent.change(screen.getByLabelText(say.descriptionEn), { target: { value: 'Welds' } });
    send();
    await screen.findByText('Plumber');
    for (const text of ['25,000', formatDate('en', new Date(salaried.closesOn))])
      expect(screen.getByText(text)).toBeTruthy();
    const name = fill(say.takeField, { field: say.positionEn });
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(position().value).toBe('Plumber');
    expect(document.activeElement).toBe(position());
    expect(screen.queryByText('Plumber')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: say.takeAll }));
    expect(screen.queryByText(say.savedMeanwhile)).toBeNull();
    edit(salaried);
    expect(position().value).toBe('Plumber');
    callApi.mockResolvedValue(ok({ idJob: 7 }) as never);
    send();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(sent()).toMatchObject({ ...salaried, descriptionEn: '' });
  });

  it('shows them again when input is restored, before any submission', async () => {
    callApi.mockResolvedValue(changedTo(theirs));
    edit(first);
    type('Welder');
    send();
    await screen.findByText('Plumber');
    type('Welder 2');
    edit(theirs);
    expect(position().value).toBe('Welder 2');
    expect(screen.getByText('Plumber')).toBeTruthy();
  });

  it('shows them from the server alone, also with an invalid field', () => {
    const post = { action: 'edit', status: 409, message: '', errors: {}, detail: {} };
    const values = { ...first, positionEn: 'Welder' };
    const editedFrom = () =>
      document.querySelector('input[name=editedFrom]')?.getAttribute('value');
    edit(theirs, { ...post, code: 'opening_changed', values, detail: { current: theirs } });
    expect(screen.getByText('Plumber')).toBeTruthy();
    expect(editedFrom()).toBe(theirs.editedFrom);
    edit(theirs, { ...post, code: 'invalid_fields', values });
    expect(editedFrom()).toBe(first.editedFrom);
  });
});

it('prefers input from before the script loaded over that of an earlier visit', () => {
  open();
  type('Welder');
  fireEvent.change(screen.getByLabelText(say.descriptionEn), { target: { value: 'Welds' } });
  cleanup();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<OpeningForm {...props} />);
  position().value = 'Fitter';
  position().focus();
  render(<OpeningForm {...props} />, { container, hydrate: true });
  expect(position().value).toBe('Fitter');
  expect(document.activeElement).toBe(position());
  expect(screen.getByLabelText<HTMLInputElement>(say.descriptionEn).value).toBe('Welds');
});
