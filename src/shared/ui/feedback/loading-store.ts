import { atom } from 'nanostores';
import { minimumDelay } from './minimum-delay.ts';

export interface Loading {
  /** Number of waits that cover the page; the overlay is hidden at zero. */
  readonly running: number;
  readonly upload: number | null;
  /** Pauses the upload, if it can be resumed. */
  readonly pause: (() => void) | null;
}

const OVERLAY_DELAY_MS = 400;

export const $loading = atom<Loading>({ running: 0, upload: null, pause: null });

export const isCovered = ({ running, upload }: Loading) => running > 0 || upload !== null;

function change(part: Partial<Loading>): void {
  const was = isCovered($loading.get());
  $loading.set({ ...$loading.get(), ...part });
  if (!was && isCovered($loading.get())) void loadOverlay();
}

/** Loads the overlay's script; a literal import would add a request to every page. */
async function loadOverlay(): Promise<void> {
  const overlay = document.querySelector<HTMLElement>('[data-loading]');
  const scriptUrl = overlay?.dataset['loading'];
  if (scriptUrl) (await import(/* @vite-ignore */ scriptUrl)).default(overlay);
}

/** Covers the page; the returned function uncovers it after the minimum time. */
function beginLoading(): () => Promise<void> {
  change({ running: $loading.get().running + 1 });
  const seen = minimumDelay(Promise.resolve());
  return async () => {
    await seen;
    change({ running: $loading.get().running - 1 });
  };
}

/** Covers the page during slow work: after 400 ms, for at least 200 ms. */
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
