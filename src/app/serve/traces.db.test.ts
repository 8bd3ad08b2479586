import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { resetLinkWorker } from '#features/session/server/passwords/reset-link-worker.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import { env } from '#shared/server/env.ts';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { startWorkers, stopWorkers } from '#shared/server/jobs/start-workers.ts';
import { mailWorkers } from '#shared/server/mail/mail-jobs.ts';
import { employerWithPassword } from '#tests/fixtures/employer-fixture.ts';
import { api } from '../api.ts';
import { mailTemplates } from '../mails.ts';
import { begin } from '../pipeline/pipeline.ts';
import { startTraces } from './start-traces.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}

const texts: string[] = [];
const spans: Span[] = [];
const collector = createServer(async (message, answer) => {
  if (message.url === '/v1/traces') {
    const told = (await json(message)) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    texts.push(JSON.stringify(told));
    for (const { scopeSpans } of told.resourceSpans) {
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
  }
  answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
});

afterEach(async () => {
  await stopWorkers(1000);
  collector.close();
});

const named = (name: string) => spans.find((span) => span.name === name);

function above({ parentSpanId }: Span): string[] {
  const parent = spans.find(({ spanId }) => spanId === parentSpanId);
  return parent === undefined ? [] : [parent.name, ...above(parent)];
}

it('one trace connects a request with its queries, jobs and mail, without personal data', async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}/`);
  const { email } = await employerWithPassword();
  const stop = await startTraces(env());
  const ended = Promise.withResolvers<void>();
  const mail = mailWorkers(async () => mailTemplates).map((worker) => ({
    ...worker,
    run: async (...given: Parameters<typeof worker.run>) => {
      await worker.run(...given);
      ended.resolve();
    },
  }));
  await startWorkers([resetLinkWorker, ...mail], 'all');
  const app = new Hono<{ Variables: ApiVariables }>().use(begin).route(API_BASE, api);
  const answer = await app.request(`http://localhost${API_BASE}/passwordReset?secret=hush-hush`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(200);
  await ended.promise;
  await stopWorkers(1000);
  await stop();

  const request = named('request');
  expect(request?.traceId).toBe(answer.headers.get('x-request-id'));
  expect(request?.attributes).toContainEqual({
    key: 'http.route',
    value: { stringValue: `${API_BASE}/passwordReset` },
  });
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(queries.map(({ name }) => name)).toContain('insert job_common');
  const sent = named('mail') as Span;
  expect(above(sent)).toEqual(['job send-mail', 'job send-reset-link', 'request']);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
  for (const value of [email, 'secret', 'hush-hush']) expect(texts.join()).not.toContain(value);
});
