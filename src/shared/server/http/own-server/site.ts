import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderPairs } from '#shared/server/http/security-headers.ts';
import type { BufferedResponse } from '#shared/server/page-cache/finished-answer.ts';
import type { PageCache } from '#shared/server/page-cache/page-cache.ts';
import type { HostCheck } from './allowed-hosts.ts';
import type { PrerenderedPages } from './built/prerendered-pages.ts';
import type { StaticHandler } from './built/static-files.ts';
import type { ClientAddress } from './client-address.ts';
import type { Probe } from './monitoring/probes.ts';

/** The parts a web process answers from. */
export interface Site {
  readonly origin: URL;
  /** Before the addresses of the API; empty for none. */
  readonly apiPrefix: string;
  readonly isAllowedHost: HostCheck;
  readonly clientAddress: ClientAddress;
  readonly security: HeaderPairs;
  readonly prerendered: PrerenderedPages;
  readonly staticFiles: StaticHandler;
  /** A document written once, by its address: it passes neither cache nor Astro. */
  readonly staticDocument: (url: string) => BufferedResponse | null;
  readonly pageCache: PageCache;
  /** A cache in front of this server keeps pages too, and is told which changed. */
  readonly hasCacheInFront: boolean;
  /** What a page is kept under; null when this address is not kept. */
  readonly cacheKey: (url: string) => string | null;
  /** What an address is: a page that is rendered in turns, what is answered without one, or nothing of ours. */
  readonly kindOf: (pathname: string) => 'page' | 'served' | 'lost';
  /** The page of all addresses that are nothing of ours, in the language of each. */
  readonly notFoundPage: (pathname: string) => Promise<BufferedResponse>;
  /** Astro, the API inside it. */
  readonly render: (request: Request, clientAddress: string) => Promise<Response>;
  /** Whether a body sent there may be a file, for which a slow sender gets more time. */
  readonly takesFile: (method: string | undefined, url: string) => boolean;
  readonly probe: Probe;
  /** Resolves when this process has applied every cache invalidation committed so far. */
  readonly caughtUp: () => Promise<void>;
  /** Hears of each page that was shown; must not throw. */
  readonly onPageView: (page: PageView) => void;
  readonly observe: (answer: ServerResponse, durationMs: number) => void;
  readonly onError: (error: unknown, message: IncomingMessage) => void;
}

export interface PageView {
  /** Path and query. */
  readonly url: string;
  readonly header: (name: string) => string | null | undefined;
  readonly address: string;
  /** What it shows, where it is kept. */
  readonly tags: readonly string[];
}

export interface Exchange {
  readonly message: IncomingMessage;
  readonly answer: ServerResponse;
}

export function addressOf(site: Site, { headers, socket }: IncomingMessage): string {
  const forwardedFor = headers['x-forwarded-for'];
  return site.clientAddress({
    remoteAddress: socket.remoteAddress,
    forwardedFor: Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
  });
}
