// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { ok } from '#shared/core/result.ts';
import { formWords } from '#shared/ui/account-form/form-words.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import OpeningForm from './OpeningForm.island.tsx';

vi.mock('#shared/ui/api/call-api.ts', () => ({ callApi: vi.fn() }));
const { opening, shared } = catalogue('en');
const say = opening.form;
const words = {
  ...formWords('en', opening.fieldErrors),
  opening: { ...say, names: opening.field },
  refusals: { ...opening.refusals, unauthenticated: shared.account.confirm.unauthenticated },
};
const one = [{ value: '1', label: 'One' }];
const choices = {
  ...{ jobFields: one, provinces: one, educations: [{ value: 'any', label: 'Any' }] },
  jobTypes: [{ value: 'fullTime', label: 'Full time' }],
  currencies: [{ value: 'THB', label: 'THB' }],
};
const today = new Date().toISOString().slice(0, 10);
const initial = {
  ...{ positionTh: 'ช่าง', idJobField: '1', jobType: 'fullTime', education: 'any' },
  ...{ salaryCurrency: 'THB', headcount: '1', opensOn: today, closesOn: today },
};

function open(draft = 'new', idEmp = 1) {
  cleanup();
  const place = { locale: 'en', idJob: null, next: '/jobs', refused: null } as const;
  render(<OpeningForm {...{ ...place, idEmp, draft, initial, words, choices }} />);
}
const position = () => screen.getByLabelText<HTMLInputElement>(say.positionEn);
const type = (value: string) => fireEvent.change(position(), { target: { value } });

const assign = vi.fn();
beforeEach(() => vi.stubGlobal('location', { ...window.location, assign }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it('brings back what was typed, to its own company and its own opening alone', () => {
  open();
  type('Welder');
  open();
  expect(position().value).toBe('Welder');
  expect(screen.getByText(say.restored)).toBeTruthy();
  for (const other of [() => open('copy-7'), () => open('12'), () => open('new', 2)]) {
    other();
    expect(position().value).toBe('');
    expect(screen.queryByText(say.restored)).toBeNull();
  }
});

it('begins again as it was, for good', () => {
  open();
  type('Welder');
  open();
  fireEvent.click(screen.getByRole('button', { name: say.startOver }));
  expect(position().value).toBe('');
  open();
  expect(position().value).toBe('');
});

it('keeps nothing of what was sent', async () => {
  vi.mocked(callApi).mockResolvedValue(ok({ idJob: 1 }) as never);
  open();
  type('Welder');
  fireEvent.submit(position().form as HTMLFormElement);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/jobs?done=add'));
  open();
  expect(position().value).toBe('');
});
