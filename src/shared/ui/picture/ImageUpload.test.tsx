// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { $loading } from '#shared/ui/feedback/loading-store.ts';
import { ImageUpload } from './ImageUpload.tsx';

type Steps = Pick<Parameters<typeof ImageUpload>[0], 'check' | 'send'>;

const file = new File(['x'], 'cover.png', { type: 'image/png' });

function shown(steps: Partial<Steps>) {
  const check = vi.fn(steps.check ?? (() => Promise.resolve(null)));
  const send = vi.fn(steps.send ?? (() => Promise.resolve(null)));
  const words = catalogue('en').media.upload;
  render(
    <ImageUpload
      label="Cover"
      hint="16:9, up to 5 MB"
      messages={words}
      accept="image/png,image/jpeg"
      check={check}
      send={send}
    />,
  );
  return { check, send, input: screen.getByLabelText(/Cover/) };
}

const choose = (input: HTMLElement) => fireEvent.change(input, { target: { files: [file] } });
function drop(input: HTMLElement, files: readonly File[]): void {
  const zone = document.querySelector(`label[for="${input.id}"]`);
  if (zone === null) throw new Error('no drop zone');
  fireEvent.drop(zone, { dataTransfer: { files } });
}

it('shows an error at the field and uploads nothing', async () => {
  const { send, input } = shown({ check: () => Promise.resolve('A cover must be 16:9.') });
  choose(input);
  expect((await screen.findByRole('alert')).textContent).toBe('A cover must be 16:9.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '16:9, up to 5 MB',
    'A cover must be 16:9.',
  ]);
  expect(send).not.toHaveBeenCalled();
});

it('shows progress, accepts no second file during an upload, and announces the end', async () => {
  const sent = Promise.withResolvers<string | null>();
  const { send, input } = shown({
    send: (_file, onProgress) => {
      onProgress(40);
      return sent.promise;
    },
  });
  choose(input);
  expect((await screen.findByRole('progressbar')).getAttribute('value')).toBe('40');
  expect(screen.getByText('Uploading 40%')).toBeTruthy();
  expect((input as HTMLInputElement).disabled).toBe(true);
  choose(input);
  expect(send).toHaveBeenCalledTimes(1);
  sent.resolve(null);
  await screen.findByText('Uploaded');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect($loading.get().upload).toBeNull();
});

it('covers the page only during a long upload', async () => {
  let go = (_percent: number) => {};
  const { input } = shown({
    send: (_file, onProgress) => {
      go = onProgress;
      return new Promise(() => {});
    },
  });
  const now = vi.spyOn(Date, 'now').mockReturnValue(1000);
  choose(input);
  await screen.findByRole('progressbar');
  go(10);
  expect($loading.get().upload).toBeNull();
  now.mockReturnValue(1500);
  go(20);
  await waitFor(() => expect($loading.get().upload).toBe(20));
  now.mockRestore();
});

it('shows a server error, and treats a dropped file like a selected one', async () => {
  const { send, input } = shown({ send: () => Promise.resolve('Please delete one first.') });
  drop(input, [file]);
  expect((await screen.findByRole('alert')).textContent).toBe('Please delete one first.');
  expect(send).toHaveBeenCalledTimes(1);
});

it('accepts none of several dropped files, and shows an error until a single one is dropped', async () => {
  const { send, input } = shown({});
  drop(input, [file, file, file]);
  const { onlyOne } = catalogue('en').media.upload;
  expect(screen.getByRole('alert').textContent).toBe(fill(onlyOne, { count: 3 }));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(send).not.toHaveBeenCalled();
  drop(input, [file]);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('alert').textContent).toBe('');
});
