import * as z from 'zod/mini';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { importedResume } from '#shared/core/resume.ts';
import { boundedText } from '../http/bytes-within.ts';
import { log } from '../log.ts';
import { circuit } from './circuit.ts';
import type { ResumeService } from './resume-port.ts';

const TIMEOUT_MS = 3_000;
const MAX_RESPONSE_BYTES = 256 * 1024;

const services = new Map<string, ResumeService>();

export function httpResumes(url: string): ResumeService {
  const existing = services.get(url);
  if (existing) return existing;
  const service = makeService(url);
  services.set(url, service);
  return service;
}

type Method = 'GET' | 'PUT' | 'DELETE';

/** Client of an external resume service (docs/decisions/external-services.md). */
function makeService(url: string): ResumeService {
  const { username, password, origin, pathname } = new URL(url);
  const base = origin + pathname.replace(/\/$/, '');
  const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization =
    username === '' ? {} : { Authorization: `Basic ${Buffer.from(secret).toString('base64')}` };
  const breaker = circuit();

  /** `read` throws for an unexpected response, which then counts as unavailable. */
  async function request<Value>(
    method: Method,
    idJsk: number,
    read: (status: number, text: string) => Value,
    body?: object,
  ): Promise<Result<Value, 'unavailable'>> {
    if (!breaker.isClosed(Date.now())) return fail('unavailable');
    try {
      const response = await fetch(`${base}/resumes/${idJsk}`, {
        method,
        // Redirects fail, because their target is not the configured service.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          Accept: 'application/json',
          ...authorization,
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await boundedText(response, MAX_RESPONSE_BYTES);
      const { status } = response;
      const isMissing = status === 404 && method !== 'PUT';
      if (!response.ok && !isMissing) throw new Error(`status ${status}`);
      const value = read(status, text);
      breaker.succeeded();
      return ok(value);
    } catch (error) {
      breaker.failed(Date.now());
      log.warn({ err: error, method }, 'the resume service did not respond');
      return fail('unavailable');
    }
  }

  return {
    read: (idJsk) => request('GET', idJsk, readResume),
    write: (idJsk, resume) => request('PUT', idJsk, () => null, resume),
    remove: (idJsk) => request('DELETE', idJsk, () => null),
  };
}

function readResume(status: number, text: string) {
  if (status === 404) return null;
  const parsed = z.safeParse(importedResume, JSON.parse(text));
  if (!parsed.success) throw parsed.error;
  return parsed.data;
}
