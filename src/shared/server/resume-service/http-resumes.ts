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
interface ServiceResponse {
  readonly status: number;
  readonly text: string;
}

/** The protocol is described in docs/decisions/external-services.md. */
function makeService(url: string): ResumeService {
  const { username, password, origin, pathname } = new URL(url);
  const base = origin + pathname.replace(/\/$/, '');
  const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization =
    username === '' ? {} : { Authorization: `Basic ${Buffer.from(secret).toString('base64')}` };
  const breaker = circuit();

  async function request(
    method: Method,
    idJsk: number,
    body?: object,
  ): Promise<ServiceResponse | null> {
    if (!breaker.isClosed(Date.now())) return null;
    try {
      const response = await fetch(`${base}/resumes/${idJsk}`, {
        method,
        // A redirect target is not the configured service.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          Accept: 'application/json',
          ...authorization,
          ...(body ? { 'Content-Type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await boundedText(response, MAX_RESPONSE_BYTES);
      const { status } = response;
      const isAnswer = (status >= 200 && status < 300) || status === 404;
      if (!isAnswer) throw new Error(`status ${status}`);
      return { status, text };
    } catch (error) {
      return failed(method, error);
    }
  }

  function failed(method: Method, error: unknown): null {
    breaker.failed(Date.now());
    log.warn({ err: error, method }, 'the resume service did not respond');
    return null;
  }

  const toResult = async (
    answer: Promise<ServiceResponse | null>,
  ): Promise<Result<null, 'unavailable'>> => {
    if ((await answer) === null) return fail('unavailable');
    breaker.succeeded();
    return ok(null);
  };

  return {
    async read(idJsk) {
      const answer = await request('GET', idJsk);
      if (answer === null) return fail('unavailable');
      const parsed = answer.status === 404 ? { success: true as const, data: null } : read(answer);
      if (!parsed.success) {
        failed('GET', parsed.error);
        return fail('unavailable');
      }
      breaker.succeeded();
      return ok(parsed.data);
    },
    async write(idJsk, resume) {
      const answer = await request('PUT', idJsk, resume);
      if (answer?.status === 404) {
        failed('PUT', new Error('status 404'));
        return fail('unavailable');
      }
      return toResult(Promise.resolve(answer));
    },
    remove: (idJsk) => toResult(request('DELETE', idJsk)),
  };
}

function read({ text }: ServiceResponse) {
  try {
    return z.safeParse(importedResume, JSON.parse(text));
  } catch (error) {
    return { success: false as const, error };
  }
}
