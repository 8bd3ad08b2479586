import { map } from 'nanostores';
import { minimumDelay } from './minimum-delay.ts';

export interface Loading {
  /** Jobs under way; the overlay hides when it reaches zero. */
  readonly running: number;
  /** 0–100 while a file is being sent, otherwise null. */
  readonly upload: number | null;
  /** How it is stopped for now, where it can be gone on with. */
  readonly pause: (() => void) | null;
}

export const $loading = map<Loading>({ running: 0, upload: null, pause: null });

/** Begins a job and gives back how to end it; ending twice counts once. */
export function beginLoading(): () => void {
  $loading.setKey('running', $loading.get().running + 1);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    $loading.setKey('running', Math.max(0, $loading.get().running - 1));
  };
}

export function setUploadProgress(percent: number | null, pause: (() => void) | null = null): void {
  const upload = percent === null ? null : Math.min(100, Math.max(0, Math.round(percent)));
  $loading.set({ ...$loading.get(), upload, pause });
}

/** The overlay stays for as long as the work runs, and at least long enough to be seen. */
export async function whileLoading<Value>(work: () => Promise<Value>): Promise<Value> {
  const end = beginLoading();
  try {
    return await minimumDelay(work());
  } finally {
    end();
  }
}
