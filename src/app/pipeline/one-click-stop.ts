import { unsubscribeEndpoint } from '#features/invitation/core/stop/stop-contract.ts';
import { stopAlertEndpoint } from '#features/opening/core/alert/alert-contract.ts';
import { ok } from '#shared/core/result.ts';
import { apiLocale, clientAddress } from '#shared/server/http/endpoint/api-context.ts';
import { errorAnswer } from '#shared/server/http/endpoint/error-answer.ts';
import { readBytes } from '#shared/server/http/endpoint/read-body.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { ENDS_LETTERS, type PipelineStep } from './pipeline.ts';

/** Limit for `List-Unsubscribe=One-Click` as urlencoded or multipart form. */
const MAX_BODY_BYTES = 4_096;

/**
 * Handles one-click unsubscribe of mail programs (RFC 8058) before pages do: the body may be
 * multipart, and the response must not redirect. Forms of the page itself pass through.
 */
export const oneClickStop: PipelineStep = async (c, next) => {
  const [, subscription, token] = (c.req.method === 'POST' && ENDS_LETTERS.exec(c.req.path)) || [];
  if (token === undefined) return next();
  const body = await readBytes(c.req.raw.clone(), MAX_BODY_BYTES);
  const carryOut = servedEndpoints.get(
    subscription === 'alerts' ? stopAlertEndpoint : unsubscribeEndpoint,
  );
  if (!carryOut || !body?.includes('One-Click')) return next();
  const outcome = await carryOut({
    params: { token },
    query: {},
    body: async () => ok({}),
    sessions: c.get('sessions'),
    locale: apiLocale(c),
    address: clientAddress(c.req.raw.headers),
    request: c.req.raw,
  });
  return outcome.ok ? c.body(null, 200) : errorAnswer(c, outcome);
};
