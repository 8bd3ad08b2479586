import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $toasts, showStoredToast, storeToast } from './toast-store.ts';

describe('a toast stored for the next page', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    $toasts.set([]);
  });

  it('is shown there once', () => {
    storeToast('Saved', 'success');
    expect($toasts.get()).toEqual([]);
    showStoredToast();
    showStoredToast();
    expect($toasts.get()).toMatchObject([{ text: 'Saved', tone: 'success' }]);
  });

  it('is optional, and tolerates missing storage', () => {
    showStoredToast();
    sessionStorage.setItem('toast', '{');
    showStoredToast();
    vi.stubGlobal('sessionStorage', undefined);
    storeToast('Saved');
    showStoredToast();
    expect($toasts.get()).toEqual([]);
  });
});
