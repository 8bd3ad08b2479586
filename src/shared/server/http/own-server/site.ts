import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderPairs } from '#shared/server/http/security-headers.ts';
import type { BufferedResponse } from '#shared/server/page-cache/finished-answer.ts';
import type { PageCache } from '#shared/server/page-cache/page-cache.ts';
import type { HostCheck } from './allowed-hosts.ts';
import type { PrerenderedPages } from './built/prerendered-pages.ts';
import type { StaticHandler } from './built/static-files.ts';
import type { ClientAddress } from './client-address.ts';
import type { Probe } from './monitoring/probes.ts';

export interface Site {
  readonly origin: URL;
  readonly apiPrefix: string;
  readonly isAllowedHost: HostCheck;
  readonly clientAddress: ClientAddress;
  readonly security: HeaderPairs;
  readonly prerendered: PrerenderedPages;
  readonly staticFiles: StaticHandler;
  readonly staticDocument: (url: string) => BufferedResponse | null;
  readonly pageCache: PageCache;
  readonly hasCacheInFront: boolean;
  readonly cacheKey: (url: string) => string | null;
  /** Classifies a path: a page rendered in the queue, a response without one, or not found. */
  readonly kindOf: (pathname: string) => 'page' | 'served' | 'lost';
  readonly notFoundPage: (pathname: string) => Promise<BufferedResponse>;
  readonly render: (request: Request, clientAddress: string) => Promise<Response>;
  /** True when a body may be a file, for which a slow sender gets more time. */
  readonly takesFile: (method: string | undefined, url: string) => boolean;
  readonly probe: Probe;
  /** Resolves when this process has applied every cache invalidation committed so far. */
  readonly caughtUp: () => Promise<void>;
  /** Called after each page view; must not throw. */
  readonly onPageView: (page: PageView) => void;
  readonly observe: (answer: ServerResponse, durationMs: number) => void;
  readonly onError: (error: unknown, message: IncomingMessage) => void;
}

export interface PageView {
  readonly url: string;
  readonly header: (name: string) => string | null | undefined;
  readonly address: string;
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
