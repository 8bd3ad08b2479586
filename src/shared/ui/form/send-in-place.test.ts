// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { sendInPlace } from './send-in-place.ts';

const ORIGIN = 'https://own.invalid';

/** Where the answer to the form leads. */
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

it('says that it is saved where its own page follows', async () => {
  expect(await send(`${ORIGIN}/apply?step=check`)).toHaveBeenCalledOnce();
});

it('says nothing where a sign-in follows, with nothing saved', async () => {
  expect(await send(`${ORIGIN}/jSignin?to=apply`)).not.toHaveBeenCalled();
});
