// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const LINE = '<li><p></p><p></p><button>x</button></li>';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<p data-online="back" data-offline="gone"></p><ul data-toasts></ul>
    ${['info', 'success', 'danger'].map((tone) => `<template data-toast="${tone}">${LINE}</template>`)}`;
});

async function opened() {
  vi.resetModules();
  return {
    ...(await import('./online-status.ts')),
    ...(await import('./toast-store.ts')),
    ...(await import('./toaster.ts')),
  };
}

const lines = () => Array.from(document.querySelectorAll('li'), (line) => line.textContent);

describe('toasts', () => {
  it('expire after a while unless they report an error', async () => {
    const { showToast, showToasts } = await opened();
    showToasts();
    showToast('Copied', 'success', 'You can paste it');
    showToast('Not saved', 'danger');
    expect(lines()).toEqual(['CopiedYou can paste itx', 'Not savedx']);
    vi.advanceTimersByTime(6000);
    expect(lines()).toEqual(['Not savedx']);
    document.querySelector('button')?.click();
    expect(lines()).toEqual([]);
  });

  it.each([
    ['pointerenter', 'pointerleave'],
    ['focusin', 'focusout'],
  ])('stay while they are read: %s', async (come, go) => {
    const { showToast, showToasts } = await opened();
    showToasts();
    showToast('Copied');
    const line = document.querySelector('li');
    line?.dispatchEvent(new Event(come));
    vi.advanceTimersByTime(60_000);
    expect(lines()).toEqual(['Copiedx']);
    line?.dispatchEvent(new Event(go));
    vi.advanceTimersByTime(6000);
    expect(lines()).toEqual([]);
  });

  it('include the one stored by the previous page', async () => {
    const { storeToast: leaveToast, showToasts } = await opened();
    leaveToast('Saved', 'success');
    showToasts();
    expect(lines()).toEqual(['Savedx']);
  });
});

it('announces a lost network, and briefly its return', async () => {
  const { $online, announceOnlineStatus: tellWhetherOnline } = await opened();
  tellWhetherOnline();
  const line = document.querySelector('p');
  expect(line?.textContent).toBe('');
  dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(60_000);
  expect([line?.textContent, $online.get()]).toEqual(['gone', false]);
  dispatchEvent(new Event('online'));
  expect([line?.textContent, $online.get()]).toEqual(['back', true]);
  vi.advanceTimersByTime(4000);
  expect(line?.textContent).toBe('');
});
