import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type MessageKey, translator } from '#i18n/translator.ts';
import type { ApiError, Endpoint } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { type RefusalKind, type Refusals, SHARED_REFUSALS } from '#shared/core/refusals.ts';
import type { Refusal } from '#shared/core/result.ts';
import { type ApiContext, apiLocale } from './api-context.ts';

/** Status and words of a refusal: of the endpoint's own, else of those every endpoint has. */
export function refusalKind(code: string, own: Endpoint['refusals'] = {}): RefusalKind {
  const shared: Refusals = SHARED_REFUSALS;
  const kind = own[code] ?? shared[code];
  if (!kind) throw new Error(`the refusal ${code} is declared nowhere`);
  return kind;
}

/** That every declared refusal has its words shows in tests/api/refusals.test.ts. */
export function refusalMessage({ words }: RefusalKind, locale: Locale): string {
  return translator(locale)(words as MessageKey);
}

export function errorAnswer(c: ApiContext, refusal: Refusal, own?: Endpoint['refusals']): Response {
  const { code, fields, detail, retryAfter } = refusal;
  const kind = refusalKind(code, own);
  const answer: ApiError = {
    success: 0,
    error: {
      code,
      message: refusalMessage(kind, apiLocale(c)),
      ...(fields ? { fields } : {}),
      ...(detail ? { detail } : {}),
    },
    ...(code === 'unauthenticated' ? { errors: 0 } : {}),
    requestId: c.get('requestId'),
  };
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  const status = kind.status as ContentfulStatusCode;
  return c.json(answer, status, { 'Cache-Control': 'no-store' });
}
