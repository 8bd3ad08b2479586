import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $toasts, leaveToast, sayLeftToast } from './toast-store.ts';

describe('a toast left for the next page', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    $toasts.set([]);
  });

  it('is said there, once', () => {
    leaveToast('Saved', 'success');
    expect($toasts.get()).toEqual([]);
    sayLeftToast();
    sayLeftToast();
    expect($toasts.get()).toMatchObject([{ text: 'Saved', tone: 'success' }]);
  });

  it('is nothing when nothing was left, and harms nobody where nothing is kept', () => {
    sayLeftToast();
    sessionStorage.setItem('toast', '{');
    sayLeftToast();
    vi.stubGlobal('sessionStorage', undefined);
    leaveToast('Saved');
    sayLeftToast();
    expect($toasts.get()).toEqual([]);
  });
});
