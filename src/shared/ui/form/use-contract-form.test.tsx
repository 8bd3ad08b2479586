// @vitest-environment happy-dom
import { setImmediate as nextTurn } from 'node:timers/promises';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ApiFailure } from '#shared/ui/api/called.ts';
import { type FormClient, formClient } from './form-client.ts';
import { useContractForm } from './use-contract-form.ts';

const body = z.object({ name: z.string().check(z.minLength(2, 'nameRequired')) });
const refused: ApiFailure = { ok: false, status: 409, code: 'taken', fields: {} };

function Form({ client, onDone }: { client: () => Promise<FormClient>; onDone: () => void }) {
  const { formProps, errorOf, notice, isSubmitting } = useContractForm({
    client,
    codes: { nameRequired: 'Say a name', nameTaken: 'Somebody is called so' },
    messages: { fixFields: 'Look again', failed: 'It failed' },
    errorMessages: { taken: 'Somebody has it' },
    onDone,
  });
  return (
    <form {...formProps} aria-label="form">
      <input name="name" aria-label="name" aria-invalid={errorOf('name') !== undefined} />
      <p>{errorOf('name')}</p>
      <p role="alert">{notice}</p>
      <button type="submit">{isSubmitting ? 'Sending' : 'Send'}</button>
    </form>
  );
}

function shown(answers: readonly ({ ok: true } | ApiFailure)[]) {
  const queue = [...answers];
  const call = vi.fn(async () => queue.shift() ?? refused);
  const client = vi.fn(async () => formClient(body, call));
  const onDone = vi.fn();
  render(<Form client={client} onDone={onDone} />);
  return { call, client, onDone };
}

const field = () => screen.getByLabelText<HTMLInputElement>('name');
const submit = () => fireEvent.submit(screen.getByLabelText('form'));

it('loads its contract once on first use, and shows errors at the field', async () => {
  const { client } = shown([]);
  expect(client).not.toHaveBeenCalled();
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: 'a' } });
  fireEvent.blur(field());
  await screen.findByText('Say a name');
  fireEvent.change(field(), { target: { value: 'ab' } });
  await waitFor(() => expect(screen.queryByText('Say a name')).toBeNull());
  expect(client).toHaveBeenCalledOnce();
});

it('validates fields left before hydration', async () => {
  const client = async () => formClient(body, vi.fn());
  const container = document.body.appendChild(document.createElement('div'));
  const form = <Form client={client} onDone={vi.fn()} />;
  container.innerHTML = renderToString(form);
  field().value = 'a';
  screen.getByRole('button').focus();
  render(form, { container, hydrate: true });
  await screen.findByText('Say a name');
  expect(field().value).toBe('a');
});

it('blocks an invalid submit and can be submitted again', async () => {
  const { call, onDone } = shown([refused, { ok: true }]);
  submit();
  await screen.findByText('Look again');
  expect(call).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: 'ab' } });
  await waitFor(() => expect(screen.queryByText('Look again')).toBeNull());
  submit();
  await screen.findByText('Somebody has it');
  await screen.findByText('Send');
  expect(onDone).not.toHaveBeenCalled();
  submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(call).toHaveBeenLastCalledWith({ name: 'ab' });
});

it('shows a failure when its contract cannot be loaded, preserves the input and retries', async () => {
  let isReachable = false;
  const call = vi.fn(async () => ({ ok: true }) as const);
  const client = async () => {
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
    return formClient(body, call);
  };
  const onDone = vi.fn();
  render(<Form client={client} onDone={onDone} />);
  fireEvent.change(field(), { target: { value: 'ab' } });
  submit();
  await screen.findByText('It failed');
  expect(field().value).toBe('ab');
  isReachable = true;
  submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('shows a server error until its field changes', async () => {
  shown([{ ...refused, code: 'invalid_fields', fields: { name: ['nameTaken'] } }]);
  fireEvent.change(field(), { target: { value: 'ab' } });
  submit();
  await screen.findByText('Somebody is called so');
  fireEvent.blur(field());
  await act(() => nextTurn());
  expect(screen.queryByText('Somebody is called so')).not.toBeNull();
  fireEvent.change(field(), { target: { value: 'abc' } });
  await waitFor(() => expect(screen.queryByText('Somebody is called so')).toBeNull());
});

it.each([
  [413, 'payload_too_large'],
  [429, 'too_many_requests'],
  [503, 'unavailable'],
])('preserves the input and can be submitted again after a %i', async (status, code) => {
  const { onDone } = shown([{ ok: false, status, code, fields: {} }, { ok: true }]);
  fireEvent.change(field(), { target: { value: 'a long answer' } });
  submit();
  await screen.findByText('It failed');
  expect(field().value).toBe('a long answer');
  submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});
