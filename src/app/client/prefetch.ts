interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const VISITS = '/yousayapi/writeReview/insertHrSayAnalytic';

/**
 * Begun halves of a second that the page at hand took to show something, below zero, which takes the fewest
 * letters; 0 where the browser does not say.
 */
const firstPaint = () => -(performance.getEntriesByType('paint').pop()?.startTime as number) >> 9;

/** Written here by the build, from src/app/prefetched-pages.ts. */
declare const PREFETCHED_PAGES: string;

/**
 * Fetches a page when the reader reaches for its link; never on a slow or metered connection. A page that
 * was fetched ahead is opened without the server, which therefore hears of it when its link is followed.
 */
export function prefetchOnIntent(): void {
  const connection = (navigator as { connection?: Connection }).connection;
  if (connection?.saveData || /2g/.test(connection?.effectiveType as string)) return;
  const done = new Set([location.pathname]);
  const prefetched = new RegExp(PREFETCHED_PAGES);
  const fetchAhead = ({ type, target }: Event) => {
    const link = (target as Partial<Element>).closest?.('a');
    if (!link || link.origin !== location.origin) return;
    if (type === 'click' && done.has(link.href))
      navigator.sendBeacon(
        VISITS,
        new URLSearchParams({ URL: link.href, paint: `${firstPaint()}` }),
      );
    if (done.has(link.href) || done.has(link.pathname) || !prefetched.test(link.pathname)) return;
    done.add(link.href);
    const { href } = link;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  };
  const listen = () => {
    for (const type of ['pointerover', 'touchstart', 'focusin', 'click']) {
      addEventListener(type, fetchAhead, true);
    }
  };
  (self.requestIdleCallback ?? setTimeout)(listen);
}
