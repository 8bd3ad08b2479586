import { atom } from 'nanostores';

export interface Toast {
  readonly id: number;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly text: string;
  readonly detail?: string | undefined;
}

const MAX_TOASTS = 3;
let lastId = 0;

export const $toasts = atom<readonly Toast[]>([]);

/** Example: "Link copied" with the detail "You can paste it to share it". */
export function showToast(text: string, tone: Toast['tone'] = 'info', detail?: string): number {
  lastId += 1;
  $toasts.set([...$toasts.get(), { id: lastId, tone, text, detail }].slice(-MAX_TOASTS));
  return lastId;
}

const STORAGE_KEY = 'toast';

export function storeToast(text: string, tone: Toast['tone'] = 'info'): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([text, tone]));
  } catch {
    // The browser blocks storage, so the next page shows no toast.
  }
}

export function showStoredToast(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    sessionStorage.removeItem(STORAGE_KEY);
    if (Array.isArray(stored))
      showToast(String(stored[0]), stored[1] === 'success' ? 'success' : 'info');
  } catch {
    // The stored value is missing or invalid, so there is no toast.
  }
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
