import type { ApiAnswer, ApiError } from '#shared/core/endpoint.ts';
import { type Accepted, type Failure, fail, ok } from '#shared/core/result.ts';

export type ApiFailure = Failure &
  Required<Pick<Failure, 'fields'>> & {
    readonly status: number;
  };

export type Called<Value> = Accepted<Value> | ApiFailure;

export const UNREACHABLE: ApiFailure = { ...fail('unreachable'), status: 0, fields: {} };

export function calledWith<Value>(
  answer: ApiAnswer<Value> | ApiError,
  status: number,
  retryAfter: string | null,
): Called<Value> {
  if (answer.success === 1) return ok(answer.data);
  const { code, fields = {}, detail } = answer.error;
  const more = { ...(detail && { detail }), ...(retryAfter && { retryAfter: Number(retryAfter) }) };
  return { ...fail(code, more), status, fields };
}
