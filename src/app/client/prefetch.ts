import { showOfflineNotice } from './offline-note.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const VISITS = '/yousayapi/writeReview/insertHrSayAnalytic';

/** Specification, section 9: a page that never rests listens after so long. */
const IDLE_TIMEOUT_MS = 2_000;

/** Written here by the build, from src/app/prefetched-pages.ts. */
declare const PREFETCHED_PAGES: string;

/**
 * Fetches a page when the reader reaches for its link; never on a slow or metered connection. A page that
 * was fetched ahead is opened without the server, which therefore hears of it when its link is followed.
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
        // Halves of a second until the page at hand showed something, rounded up, below zero; 0 where nobody says.
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
  // Another takes the options for no delay: not every browser knows when it is idle.
  ((self.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback)(listen, {
    timeout: IDLE_TIMEOUT_MS,
  });
}
