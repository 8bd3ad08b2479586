import { countVisit } from '#features/insight/server/count-visit.ts';
import { localeFromPath } from '#shared/core/locale.ts';
import { directUrl } from '#shared/server/db/database-urls.ts';
import { db } from '#shared/server/db/pool.ts';
import { followReplica } from '#shared/server/db/replica/reads.ts';
import type { Env } from '#shared/server/env.ts';
import { allowedHosts } from '#shared/server/http/own-server/allowed-hosts.ts';
import { pageFiller } from '#shared/server/http/own-server/built/placeholders.ts';
import { prerenderedPages } from '#shared/server/http/own-server/built/prerendered-pages.ts';
import { staticFiles } from '#shared/server/http/own-server/built/static-files.ts';
import { clientAddressBehind } from '#shared/server/http/own-server/client-address.ts';
import { drainableServer } from '#shared/server/http/own-server/drainable-server.ts';
import { lostPages } from '#shared/server/http/own-server/lost-pages.ts';
import {
  observeRequest,
  watchPageCache,
} from '#shared/server/http/own-server/monitoring/metrics.ts';
import type { Probe } from '#shared/server/http/own-server/monitoring/probes.ts';
import { keyRequest } from '#shared/server/http/own-server/request/web-request.ts';
import { requestListener } from '#shared/server/http/own-server/request-listener.ts';
import { securityHeaders } from '#shared/server/http/security-headers.ts';
import { log } from '#shared/server/log.ts';
import { replyAddress } from '#shared/server/mail/mail-address.ts';
import { listenForInvalidations } from '#shared/server/page-cache/invalidation-listener.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { PageCache } from '#shared/server/page-cache/page-cache.ts';
import { repackWhenIdle } from '#shared/server/page-cache/repack-when-idle.ts';
import { staticDocuments } from '#shared/server/page-cache/static-documents.ts';
import { netlifyPurge, surrogatePurge, tagPurge } from '#shared/server/page-cache/tag-purge.ts';
import { cacheKey } from '../cache-key.ts';
import { addressKind } from '../pipeline/address-kind.ts';
import { documents, render as renderPage } from '../runtime.ts';
import { readStepScripts } from '../step-scripts/step-scripts.ts';
import { methodName, routeName } from './route-name.ts';
import { takesFile } from './takes-file.ts';

/** Responds 404, since no error page is prerendered and Astro would fetch it over the network. */
const prerenderedErrorPageFetch = () => Promise.resolve(new Response(null, { status: 404 }));
const MEGABYTE = 1024 * 1024;

export function webServer(env: Env, folder: URL, probe: Probe) {
  const origin = new URL(env.PUBLIC_URL);
  const security = securityHeaders(origin);
  const client = new URL('client/', folder);
  readStepScripts(folder);
  const render = (request: Request, clientAddress: string) =>
    renderPage(request, { clientAddress, prerenderedErrorPageFetch });

  const pageCache = new PageCache({
    render: (key, address) => render(keyRequest(key, origin, address), address ?? ''),
    always: security,
    maxBytes: env.CACHE_MB * MEGABYTE,
    kindOf: (key) => `${localeFromPath(key)} ${routeName(key)}`,
    now: () => performance.now(),
    onRevalidationError: (error, key) => log.error({ error, key }, 'revalidation failed'),
  });
  watchPageCache(pageCache);
  const repacking = repackWhenIdle(pageCache, {
    onError: (error) => log.warn({ err: error }, 'cached pages are no longer compressed again'),
  });
  const replica = followReplica();
  const invalidations = listenForInvalidations(
    directUrl(),
    [...(replica ? [replica.followed] : []), pageCache, ...cachesInFront(env).map(tagPurge)],
    (tag) => invalidateTags(db, [tag]),
  );

  const listener = requestListener({
    origin,
    apiPrefix: env.API_PREFIX,
    isAllowedHost: allowedHosts(origin, env.ALLOWED_HOSTS),
    clientAddress: clientAddressBehind(env.TRUSTED_PROXIES),
    security,
    prerendered: prerenderedPages({
      client,
      staticHeaders: new URL('_headers.json', folder),
      security,
      fill: pageFiller({ ...env, MAIL_REPLY_TO: replyAddress() }),
    }),
    staticFiles: staticFiles(client, security),
    staticDocument: staticDocuments(documents, security),
    pageCache,
    hasCacheInFront: env.CACHE_PURGE_URL !== undefined,
    cacheKey,
    render,
    takesFile,
    kindOf: addressKind,
    notFoundPage: lostPages((key) => render(keyRequest(key, origin, null), ''), security),
    probe,
    caughtUp: invalidations.caughtUp,
    onPageView: countVisit,
    observe: (answer, milliseconds) =>
      observeRequest({
        route: routeName(answer.req.url ?? ''),
        method: methodName(answer.req.method),
        status: answer.statusCode,
        durationMs: milliseconds,
        requestId: answer.getHeader('x-request-id')?.toString(),
      }),
    onError: (error, { method, url }) => log.error({ error, method, url }, 'no response'),
  });
  const stopCache = async () => {
    await Promise.all([repacking.stop(), invalidations.stop(), replica?.close()]);
  };
  return { stopCache, http: drainableServer(listener) };
}

function cachesInFront(env: Env) {
  const { NETLIFY_SITE_ID: siteId, NETLIFY_PURGE_TOKEN: token } = env;
  const { CACHE_PURGE_URL: url, CACHE_PURGE_TOKEN: key } = env;
  return [
    ...(siteId && token ? [netlifyPurge({ siteId, token })] : []),
    ...(url && key ? [surrogatePurge(url, key)] : []),
  ];
}
