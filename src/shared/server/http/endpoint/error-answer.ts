import { translator } from '#i18n/translator.ts';
import type { ApiError } from '#shared/core/endpoint.ts';
import type { ApiContext } from './api-context.ts';
import { apiLocale } from './api-context.ts';
import type { ErrorCode } from './error-codes.ts';
import { ERROR_STATUS } from './error-codes.ts';

export function errorAnswer(
  c: ApiContext,
  code: ErrorCode,
  fields?: ApiError['error']['fields'],
  detail?: ApiError['error']['detail'],
  errors?: 0,
): Response {
  const answer: ApiError = {
    success: 0,
    error: {
      code,
      message: translator(apiLocale(c))(`errors:${code}`),
      ...(fields ? { fields } : {}),
      ...(detail ? { detail } : {}),
    },
    ...(errors === undefined ? {} : { errors }),
    requestId: c.get('requestId'),
  };
  return c.json(answer, ERROR_STATUS[code], { 'Cache-Control': 'no-store' });
}
