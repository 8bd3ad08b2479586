import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type MessageKey, translator } from '#i18n/translator.ts';
import type { ApiError, Endpoint } from '#shared/core/endpoint.ts';
import {
  type EndpointErrors,
  type ErrorKind,
  SHARED_ERRORS,
} from '#shared/core/endpoint-errors.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { EndpointError } from '#shared/core/result.ts';
import { type ApiContext, apiLocale } from './api-context.ts';

export function errorKind(code: string, endpointErrors: Endpoint['errors'] = {}): ErrorKind {
  const shared: EndpointErrors = SHARED_ERRORS;
  const kind = endpointErrors[code] ?? shared[code];
  if (!kind) throw new Error(`the error ${code} is not declared`);
  return kind;
}

export function errorMessage({ messageKey }: ErrorKind, locale: Locale): string {
  return translator(locale)(messageKey as MessageKey);
}

export function errorAnswer(
  c: ApiContext,
  error: EndpointError,
  endpointErrors?: Endpoint['errors'],
): Response {
  const { code, fields, detail, retryAfter } = error;
  const kind = errorKind(code, endpointErrors);
  const answer: ApiError = {
    success: 0,
    error: {
      code,
      message: errorMessage(kind, apiLocale(c)),
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
