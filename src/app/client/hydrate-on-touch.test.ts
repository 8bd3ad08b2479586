// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import hydrateOnTouch from './hydrate-on-touch.ts';

const hydrate = vi.fn(async () => undefined);
const load = vi.fn(async () => hydrate);

function island(): HTMLInputElement {
  document.body.innerHTML = '<astro-island><input></astro-island>';
  return document.querySelector('input') as HTMLInputElement;
}

const begin = () =>
  hydrateOnTouch(load, { name: 'touch', value: '' }, document.body.firstChild as HTMLElement);

beforeEach(() => vi.clearAllMocks());

it('loads nothing before the first interaction, and then once', async () => {
  const input = island();
  begin();
  expect(load).not.toHaveBeenCalled();
  input.dispatchEvent(new Event('pointerover', { bubbles: true }));
  input.dispatchEvent(new Event('focusin', { bubbles: true }));
  await expect.poll(() => hydrate).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});

it('hydrates immediately when the focus is already inside', async () => {
  island().focus();
  begin();
  await expect.poll(() => hydrate).toHaveBeenCalledOnce();
});

it('hydrates immediately when the tab has a draft', async () => {
  island();
  sessionStorage.setItem('kept:tab:x', '{}');
  const here = document.body.firstChild as HTMLElement;
  hydrateOnTouch(load, { name: 'touch', value: 'kept:tab:x' }, here);
  await expect.poll(() => hydrate).toHaveBeenCalledOnce();
});

describe('a click while the script loads', () => {
  const pressed = vi.fn((event: Event) => event.preventDefault());

  async function pressEarly(method: string, arrives: Promise<typeof hydrate>) {
    document.body.innerHTML = `<astro-island><form method="${method}"><button>x</button></form></astro-island>`;
    document.addEventListener('submit', pressed, { once: true });
    load.mockReturnValueOnce(arrives);
    begin();
    const button = document.querySelector('button') as HTMLButtonElement;
    button.dispatchEvent(new Event('pointerover', { bubbles: true }));
    button.click();
    button.click();
  }

  it('is repeated once after hydration', async () => {
    const script = Promise.withResolvers<typeof hydrate>();
    await pressEarly('post', script.promise);
    expect(pressed).not.toHaveBeenCalled();
    script.resolve(hydrate);
    await expect.poll(() => pressed).toHaveBeenCalledOnce();
    expect(hydrate).toHaveBeenCalledBefore(pressed);
  });

  it('submits the form natively when loading fails', async () => {
    const script = Promise.withResolvers<typeof hydrate>();
    await pressEarly('post', script.promise);
    const lost = new Promise((resolve) => process.once('unhandledRejection', resolve));
    script.reject(new TypeError('Failed to fetch dynamically imported module'));
    await expect.poll(() => pressed).toHaveBeenCalledOnce();
    await lost;
  });

  it('submits a search immediately', async () => {
    await pressEarly('get', Promise.withResolvers<typeof hydrate>().promise);
    expect(pressed).toHaveBeenCalledOnce();
  });
});
