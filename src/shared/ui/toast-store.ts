import { atom } from 'nanostores';

export interface Toast {
  readonly id: number;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly text: string;
  readonly detail?: string | undefined;
}

const MOST = 3;
let lastId = 0;

export const $toasts = atom<readonly Toast[]>([]);

/** Says something in passing: "Link copied" with "You can paste it to share it". */
export function showToast(text: string, tone: Toast['tone'] = 'info', detail?: string): number {
  lastId += 1;
  $toasts.set([...$toasts.get(), { id: lastId, tone, text, detail }].slice(-MOST));
  return lastId;
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
