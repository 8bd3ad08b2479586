import type { IncomingMessage, ServerResponse } from 'node:http';
import { FORM_LIMIT, type Limit } from '#shared/core/limits.ts';
import { isDatabaseOutage } from '#shared/server/db/database-outage.ts';
import { admitToRender } from '#shared/server/http/admit-to-render.ts';
import { renderQueue } from '#shared/server/http/render-queue.ts';
import { carriesSession } from '#shared/server/http/session-cookies.ts';
import type { BufferedResponse } from '#shared/server/page-cache/finished-answer.ts';
import type { Hit } from '#shared/server/page-cache/page-cache.ts';
import { surrogateHeaders } from '#shared/server/page-cache/surrogate-headers.ts';
import { sessionOwner } from '#shared/server/session/session-owners.ts';
import { sendFinishedAnswer, sendIfReady } from './answer/send-finished-answer.ts';
import { sendResponse } from './answer/send-response.ts';
import { sendError } from './refuse.ts';
import { addressOf, type Exchange, type Site } from './site.ts';

const UPLOADS = '/yousayapi/uploads';
const REQUEST_TIMEOUT_MS = 30_000;
/** Upper bound for a file; the reader of the body enforces a minimum rate. */
const FILE_TIMEOUT_MS = 10 * 60_000;
/** The rest of a body after the response is discarded this long, then the connection is closed. */
const LINGER_MS = 10_000;

export function respondFromHit(site: Site, exchange: Exchange, key: string, hit: Hit): void {
  const { response: finished, stale } = hit;
  const extraHeaders = headersInFront(site, exchange, key, finished);
  const sent = { finished, source: stale ? 'stale' : 'hit', extraHeaders } as const;
  if (sendIfReady(exchange, sent)) {
    reportPageView(site, exchange, finished);
    return;
  }
  const sendEncoded = async () => {
    const delivery = sendFinishedAnswer(exchange, sent);
    reportPageView(site, exchange, finished);
    await delivery;
  };
  respondAdmitted(site, exchange, sendEncoded, FORM_LIMIT);
}

/** Only canonical URLs get headers for a cache in front: made-up ones could fill it. */
function headersInFront(site: Site, { message }: Exchange, key: string, page: BufferedResponse) {
  if (!site.hasCacheInFront || message.url !== key) return [];
  return surrogateHeaders(page.tags, site.pageCache.freshSeconds(key, page));
}

export function respondFromCache(site: Site, exchange: Exchange, key: string): void {
  const { answer } = exchange;
  const hit = site.pageCache.get(key);
  if (hit !== undefined) {
    respondFromHit(site, exchange, key, hit);
    return;
  }
  // Rejected here, before the visitor's account costs a query, when the queue is full.
  if (renderQueue.isFull && !site.pageCache.isRendering(key)) {
    measure(site, answer);
    sendError(answer, { code: 'unavailable' }, site.security);
    return;
  }
  respondAdmitted(site, exchange, async (address) => {
    const finished = await site.pageCache.load(key, address);
    if (answer.headersSent) return;
    const extraHeaders = headersInFront(site, exchange, key, finished);
    await sendFinishedAnswer(exchange, { finished, source: 'miss', extraHeaders });
    reportPageView(site, exchange, finished);
  });
}

export function respondWithPage(site: Site, exchange: Exchange, render: () => Promise<Response>) {
  respondAdmitted(site, exchange, async () => {
    await renderAndSend(site, exchange, render);
    reportPageView(site, exchange, { status: exchange.answer.statusCode, tags: [] });
  });
}

/** Sends the not-found page without a render slot, because it is rendered only once. */
export function respondNotFound(site: Site, exchange: Exchange, pathname: string): void {
  limitTime(site, exchange);
  site.notFoundPage(pathname).then(
    (finished) => sendFinishedAnswer(exchange, { finished, source: 'hit' }),
    (error) => handleFailure(site, exchange, error),
  );
}

export function respondDynamic(site: Site, exchange: Exchange, render: () => Promise<Response>) {
  limitTime(site, exchange);
  renderAndSend(site, exchange, render).catch((error) => handleFailure(site, exchange, error));
}

export function measure(site: Site, answer: ServerResponse, onClose?: () => void): void {
  const began = performance.now();
  answer.once('close', () => {
    onClose?.();
    site.observe(answer, performance.now() - began);
  });
}

/** Renders within the visitor's limit; with `limit`, counts by address without the database. */
function respondAdmitted(
  site: Site,
  exchange: Exchange,
  render: (address: string) => Promise<void>,
  limit?: Limit,
): void {
  limitTime(site, exchange);
  const address = addressOf(site, exchange.message);
  const admitted = limit
    ? admitToRender({ address, owner: null }, () => render(address), limit)
    : admit(exchange, address, () => render(address));
  admitted.then(
    (done) => {
      if (!done.ok) sendError(exchange.answer, done, site.security);
    },
    (error) => handleFailure(site, exchange, error),
  );
}

/** Signed-in visitors count by account, so people behind one address do not share a budget. */
async function admit({ message }: Exchange, address: string, render: () => Promise<void>) {
  const { cookie } = message.headers;
  const owner = carriesSession(cookie) ? await sessionOwner(cookie) : null;
  return admitToRender({ address, owner }, render);
}

async function renderAndSend(
  site: Site,
  { message, answer }: Exchange,
  render: () => Promise<Response>,
): Promise<void> {
  const response = await render();
  // Visitors must see their own changes on the next page, also on a cached one.
  if (message.method !== 'GET' && message.method !== 'HEAD') await site.caughtUp();
  if (answer.headersSent || answer.destroyed) {
    await response.body?.cancel();
    return;
  }
  const signedIn = carriesSession(message.headers.cookie);
  await sendResponse(message, answer, response, { security: site.security, signedIn });
}

/** Runs after the response is sent, so that the visitor does not wait for it. */
function reportPageView(
  site: Site,
  { message }: Exchange,
  { status, tags }: Pick<BufferedResponse, 'status' | 'tags'>,
): void {
  if (message.method !== 'GET' || status !== 200) return;
  const header = (name: string) => {
    const value = message.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  site.onPageView({ url: message.url ?? '/', header, address: addressOf(site, message), tags });
}

/** Ends an exchange that takes too long; closing the response also ends readers of the body. */
export function timeOut(site: Site, { message, answer }: Exchange): void {
  sendError(answer, { code: message.complete ? 'unavailable' : 'request_timeout' }, site.security);
}

function limitTime(site: Site, exchange: Exchange): void {
  const { message, answer } = exchange;
  const { headers, method, url = '' } = message;
  const onTimeout = () => timeOut(site, exchange);
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
  const takesFile = hasBody && site.takesFile(method, url);
  // Processing an uploaded video, or waiting for another one, may take long.
  const isUpload = url.startsWith(UPLOADS);
  let timer = takesFile ? setTimeout(onTimeout, FILE_TIMEOUT_MS) : undefined;
  const limitWork = () => {
    clearTimeout(timer);
    timer = isUpload ? undefined : setTimeout(onTimeout, REQUEST_TIMEOUT_MS);
  };
  if (takesFile) message.once('end', limitWork);
  else limitWork();
  // One `close` listener for both, because Node warns of a leak from eleven listeners on.
  measure(site, answer, () => {
    message.off('end', limitWork);
    clearTimeout(timer);
    if (!message.complete) setTimeout(() => cutOff(message), LINGER_MS).unref();
  });
}

function cutOff({ complete, socket }: IncomingMessage): void {
  if (!complete) socket.destroy();
}

function handleFailure(site: Site, { message, answer }: Exchange, error: unknown): void {
  const visitorLeft = answer.destroyed || (message.destroyed && !message.complete);
  if (!visitorLeft) site.onError(error, message);
  const code = isDatabaseOutage(error) ? 'unavailable' : 'internal';
  sendError(answer, { code }, site.security);
}
