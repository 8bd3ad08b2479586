import { atom } from 'nanostores';
import { minimumDelay } from './minimum-delay.ts';

export interface Loading {
  /** Waits that cover the page; the overlay hides when it reaches zero. */
  readonly running: number;
  /** 0–100 while a file is being sent, otherwise null. */
  readonly upload: number | null;
  /** How it is stopped for now, where it can be gone on with. */
  readonly pause: (() => void) | null;
}

/** Whoever has waited so long is told. */
const OVERLAY_DELAY_MS = 400;

export const $loading = atom<Loading>({ running: 0, upload: null, pause: null });

export const isCovered = ({ running, upload }: Loading) => running > 0 || upload !== null;

function change(part: Partial<Loading>): void {
  const was = isCovered($loading.get());
  $loading.set({ ...$loading.get(), ...part });
  if (!was && isCovered($loading.get())) void loadOverlay();
}

/** It comes with the first that covers the page. A share in `run-later.ts` would split the script of every page. */
async function loadOverlay(): Promise<void> {
  const overlay = document.querySelector<HTMLElement>('[data-loading]');
  const scriptUrl = overlay?.dataset['loading'];
  if (scriptUrl) (await import(/* @vite-ignore */ scriptUrl)).default(overlay);
}

/** Covers the page, and gives back how that ends: once, and not before it could be seen. */
function beginLoading(): () => Promise<void> {
  change({ running: $loading.get().running + 1 });
  const seen = minimumDelay(Promise.resolve());
  return async () => {
    await seen;
    change({ running: $loading.get().running - 1 });
  };
}

/**
 * What somebody waits for: past 400 ms the page is covered until the last wait ends, for 200 ms at least. What
 * came of it is told once it is uncovered, so that the focus can go there.
 */
export async function whileWaiting<Value>(work: Promise<Value>): Promise<Value> {
  let end: (() => Promise<void>) | undefined;
  const timer = setTimeout(() => {
    end = beginLoading();
  }, OVERLAY_DELAY_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    await end?.();
  }
}

export function setUploadProgress(percent: number | null, pause: (() => void) | null = null): void {
  const upload = percent === null ? null : Math.min(100, Math.max(0, Math.round(percent)));
  change({ upload, pause });
}
