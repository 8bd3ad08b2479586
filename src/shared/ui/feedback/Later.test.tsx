// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Later } from './Later.tsx';

const words = { failed: 'Not loaded.', retry: 'Try again', reload: 'Reload' };

it('offers a retry and then a reload when a script fails to load', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const load = vi.fn(async () => 'the editor');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValueOnce(undefined as never);
  render(
    <form>
      <input defaultValue="typed" />
      <Later load={load} messages={words} whileLoading="Loading">
        {(loaded) => <p>{loaded}</p>}
      </Later>
    </form>,
  );
  expect(screen.getByText('Loading')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toBe(words.failed);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('typed');
  const again = () => fireEvent.click(screen.getByRole('button', { name: words.retry }));
  expect(screen.queryByRole('button', { name: words.reload })).toBeNull();
  again();
  fireEvent.click(await screen.findByRole('button', { name: words.reload }));
  expect(reload).toHaveBeenCalledOnce();
  again();
  expect(await screen.findByText('the editor')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load).toHaveBeenCalledTimes(3);
});
