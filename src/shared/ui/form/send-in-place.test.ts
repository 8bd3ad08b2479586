// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { sendInPlace } from './send-in-place.ts';

const ORIGIN = 'https://own.invalid';

async function send(url: string) {
  document.body.innerHTML = `<form action="${ORIGIN}/apply"><button type="submit"></button></form>`;
  vi.stubGlobal('fetch', async () => ({ redirected: true, url }));
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const onSaved = vi.fn();
  const form = document.querySelector('form') as HTMLFormElement;
  await sendInPlace(form, { onSaved, onShown: () => undefined });
  return onSaved;
}

afterEach(() => vi.unstubAllGlobals());

it("calls onSaved when the response redirects to the form's page", async () => {
  expect(await send(`${ORIGIN}/apply?step=check`)).toHaveBeenCalledOnce();
});

it('does not call onSaved when the response redirects to the sign-in', async () => {
  expect(await send(`${ORIGIN}/jSignin?to=apply`)).not.toHaveBeenCalled();
});
