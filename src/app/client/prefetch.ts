interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const IDLE_TIMEOUT = 2000;

/** Written here by the build, from src/app/prefetched-pages.ts. */
declare const PREFETCHED_PAGES: string;

/** Fetches a page when the reader reaches for its link; never on a slow or metered connection. */
export function prefetchOnIntent(): void {
  const connection = (navigator as { connection?: Connection }).connection;
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  const done = new Set([location.pathname]);
  const prefetched = new RegExp(PREFETCHED_PAGES);
  const fetchAhead = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.origin !== location.origin || link.download) return;
    if (done.has(link.href) || done.has(link.pathname) || !prefetched.test(link.pathname)) return;
    done.add(link.href);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.href;
    document.head.append(hint);
  };
  const listen = () => {
    for (const type of ['pointerover', 'touchstart', 'focusin']) {
      addEventListener(type, fetchAhead, { capture: true, passive: true });
    }
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(listen, { timeout: IDLE_TIMEOUT });
  else setTimeout(listen, IDLE_TIMEOUT);
}
