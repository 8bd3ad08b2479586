// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchOnIntent } from './prefetch.ts';

describe('without a network', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  });

  const press = (markup: string) => {
    document.body.innerHTML = `<p data-note hidden>offline</p>${markup}`;
    const element = document.querySelector('a,form') ?? expect.fail('nothing to press');
    const type = element.matches('form') ? 'submit' : 'click';
    const event = new Event(type, { bubbles: true, cancelable: true });
    element.dispatchEvent(event);
    const note = document.querySelector<HTMLElement>('[data-note]');
    return { isHeld: event.defaultPrevented, isTold: note?.hidden === false };
  };

  it.each([
    ['<a href="/jobs?pg=2">2</a>', true],
    ['<form action="/yousay/companylist"></form>', true],
    ['<form method="post" action="/reviewContent/useful"></form>', true],
    ['<a href="#reviews">Reviews</a>', false],
    ['<a href="mailto:a@example.com">Mail</a>', false],
  ])('stays on the page and shows a notice: %s %s', (markup, isAsked) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    prefetchOnIntent();
    expect(press(markup)).toEqual({ isHeld: false, isTold: false });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(press(markup)).toEqual({ isHeld: isAsked, isTold: isAsked });
    vi.advanceTimersByTime(6_000);
    expect(document.querySelector<HTMLElement>('[data-note]')?.hidden).toBe(true);
  });

  it('does nothing on a page whose own script reports it', () => {
    prefetchOnIntent();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    document.body.innerHTML = '<form></form>';
    const event = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});
