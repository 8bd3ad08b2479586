import { showOfflineNotice } from './offline-note.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const VISITS = '/yousayapi/writeReview/insertHrSayAnalytic';

/** Limit for a page that is never idle (specification, section 9). */
const IDLE_TIMEOUT_MS = 2_000;

/** Inserted by the build from src/app/prefetched-pages.ts. */
declare const PREFETCHED_PAGES: string;

/**
 * Prefetches a page on hover or focus of its link, except on slow or metered connections. A visit
 * to a prefetched page reaches no server, so a beacon reports it.
 */
export function prefetchOnIntent(): void {
  const connection = (navigator as { connection?: Connection }).connection;
  const isSlow = connection?.saveData || /2g/.test(connection?.effectiveType as string);
  const done = new Set([location.pathname]);
  const prefetched = new RegExp(PREFETCHED_PAGES);
  const fetchAhead = (event: Event) => {
    const { type, target } = event;
    const link = (target as Partial<Element>).closest?.('a');
    if (!link || link.origin !== location.origin) return;
    const { href, pathname } = link;
    if (type === 'click') {
      if (!link.hash) showOfflineNotice(event);
      if (done.has(href)) {
        const first = performance.getEntriesByType('paint').pop();
        // Time until first paint in negative units of 512 ms, 0 when unknown.
        const paint = `${-(first?.startTime as number) >> 9}`;
        navigator.sendBeacon(VISITS, new URLSearchParams({ URL: href, paint }));
      }
    }
    if (isSlow || done.has(href) || done.has(pathname) || !prefetched.test(pathname)) return;
    done.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  };
  addEventListener('submit', showOfflineNotice);
  const listen = () => {
    for (const type of ['pointerover', 'touchstart', 'focusin', 'click']) {
      addEventListener(type, fetchAhead, true);
    }
  };
  // The fallback setTimeout ignores the options object.
  ((self.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback)(listen, {
    timeout: IDLE_TIMEOUT_MS,
  });
}
