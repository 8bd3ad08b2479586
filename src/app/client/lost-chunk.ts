const RELOAD_INTERVAL_MS = 60_000;
const STORE = 'chunk-reload';
const OWN_CHUNK = '[src*=_astro],link[href*=_astro]';

/** Reloads once, because a release removes old chunks; a second reload would only loop. */
function reloadOnce(event: Event): void {
  // Offline, a reload would lose the page.
  if (!navigator.onLine) return;
  const now = Date.now();
  if (now - sessionStorage[STORE] < RELOAD_INTERVAL_MS) return;
  sessionStorage[STORE] = now;
  event.preventDefault();
  location.reload();
}

export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', reloadOnce);
  addEventListener('astro:hydration-error', (event) => {
    // Browsers word a failed import differently, but always as a TypeError about the module.
    if (/^TypeError.*(import|module)/i.test((event as CustomEvent).detail.error)) reloadOnce(event);
  });
  addEventListener(
    'error',
    (event) => {
      // Errors of the window itself have no `matches`.
      if ((event.target as Partial<Element>).matches?.(OWN_CHUNK)) reloadOnce(event);
    },
    true,
  );
}
