import type * as z from 'zod/mini';
import type { ApiAnswer, ApiError, Endpoint, Guard } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { apiPath, textValues } from './api-address.ts';
import { type Called, calledWith, UNREACHABLE } from './called.ts';

interface FileInput<Params, Query> {
  readonly params?: Params;
  readonly query?: Query;
  readonly file: Blob;
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

const TIMEOUT_MS = 300_000;

/** `callApi` for a file body: only XMLHttpRequest reports upload progress. */
export function sendFile<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Data extends z.ZodMiniType,
>(
  endpoint: Endpoint<Guard, Params, Query, Body, Data>,
  locale: Locale,
  input: FileInput<z.input<Params>, z.input<Query>>,
): Promise<Called<z.output<Data>>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const unreachable = () => resolve(UNREACHABLE);
    const query = new URLSearchParams(textValues(input.query ?? {}));
    const url = `${apiPath(endpoint.path, input.params)}?${query}`;
    request.open(endpoint.method.toUpperCase(), url);
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('Content-Language', locale);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      input.onProgress?.(total > 0 ? (loaded / total) * 100 : 0);
    });
    request.addEventListener('error', unreachable);
    request.addEventListener('timeout', unreachable);
    request.addEventListener('abort', unreachable);
    request.addEventListener('load', () => {
      const body: ApiAnswer<z.output<Data>> | ApiError | null = request.response;
      const retryAfter = request.getResponseHeader('Retry-After');
      return body === null ? unreachable() : resolve(calledWith(body, request.status, retryAfter));
    });
    input.signal?.addEventListener('abort', () => request.abort());
    request.send(input.file);
  });
}
