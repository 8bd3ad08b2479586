/**
 * CPU and memory cost of the most expensive request bodies, and the wait of a cached page beside
 * them. Password hashing and upload chunks are not measured.
 */
import { fieldNames } from '#app/forms/form-names.ts';
import { saveSectionEndpoint } from '#features/profile/core/section-contract.ts';
import { loginEndpoint } from '#features/session/core/sign-in-contract.ts';
import { budgetOf, DEFAULT_BUDGET } from '#shared/core/body/body-budget.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import { benchSignIn } from './support/bench-pages.ts';
import { freePort } from './support/free-port.ts';
import { median, nextVisitor } from './support/measure.ts';
import { residentMegabytes } from './support/memory-visits.ts';
import { processCpuMs } from './support/processor-time.ts';
import { makeRow, type Row } from './support/row.ts';
import { withSite } from './support/site.ts';
import { overTheWire } from './support/wire.ts';
import {
  type WorstBody,
  worstArticles,
  worstDocuments,
  worstForms,
} from './support/worst-bodies.ts';

/** Requests per kind of body, few enough that all together stay below a session's rate limit. */
const MEASURED_REQUESTS = 5;
const PAGE_REQUESTS = 300;
const MAX_CPU_MS = 50;
const MAX_MEMORY_MB = 20;
const MAX_SLOWDOWN = 5;

interface BodyEndpoint {
  readonly name: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: readonly WorstBody[];
}

interface Cost {
  readonly body: WorstBody;
  readonly cpuMs: number;
  readonly memoryMb: number;
}

export async function run(): Promise<Row[]> {
  const port = await freePort();
  return withSite(
    async ({ url, server, companyPath }) => {
      const metricsUrl = `http://127.0.0.1:${port}`;
      const page = url + companyPath;
      const rows: Row[] = [];
      for (const endpoint of endpointsOf(url, await benchSignIn(url))) {
        const costs: Cost[] = [];
        for (const body of endpoint.bodies)
          costs.push(await costOf(endpoint, body, server.pid, metricsUrl));
        const costliest = costs.reduce((max, cost) => (cost.cpuMs > max.cpuMs ? cost : max));
        const idleMs = await medianResponseMs(page);
        const busyMs = await medianResponseUnderLoadMs(page, endpoint, costliest.body);
        const row = (measure: string, value: number, unit: string, atMost: number) =>
          makeRow(`${endpoint.name}: ${measure}`, value, unit, { atMost });
        const memoryMb = Math.max(...costs.map((cost) => cost.memoryMb));
        rows.push(
          row(`${costliest.body.kind}, processor`, costliest.cpuMs, 'ms', MAX_CPU_MS),
          row('memory for a body at most', memoryMb, 'MB', MAX_MEMORY_MB),
          row('a kept page beside it ÷ alone', busyMs / idleMs, '', MAX_SLOWDOWN),
        );
      }
      return rows;
    },
    { METRICS_PORT: String(port) },
  );
}

function endpointsOf(
  url: string,
  { cookie, idEmp }: Awaited<ReturnType<typeof benchSignIn>>,
): readonly BodyEndpoint[] {
  const login = fieldNames(loginEndpoint.body);
  const section = budgetOf(saveSectionEndpoint);
  const signedIn = { cookie, Origin: url };
  return [
    {
      name: 'form of a page',
      url: `${url}/login`,
      method: 'POST',
      headers: { Origin: url },
      bodies: worstForms(DEFAULT_BUDGET.bytes, login),
    },
    {
      name: 'call of the API',
      url: `${url}${API_BASE}/login`,
      method: 'POST',
      headers: { Origin: url },
      bodies: [
        ...worstForms(DEFAULT_BUDGET.bytes, login),
        ...worstDocuments(DEFAULT_BUDGET, login),
      ],
    },
    {
      name: 'section of a company page',
      url: `${url}${API_BASE}/companyProfile/${idEmp}/th/article`,
      method: 'PUT',
      headers: { ...signedIn, 'If-Match': '"999999"' },
      bodies: [...worstDocuments(section, ['items']), ...worstArticles(section)],
    },
  ];
}

async function send(
  { url, method, headers }: BodyEndpoint,
  { kind, type, text }: WorstBody,
): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, 'Content-Type': type, ...nextVisitor() },
    body: text,
    redirect: 'manual',
  });
  await response.arrayBuffer();
  if (response.status < 400 || response.status === 429 || response.status >= 500) {
    throw new Error(`${method} ${url} answered ${response.status} to ${kind}`);
  }
}

async function costOf(
  endpoint: BodyEndpoint,
  body: WorstBody,
  pid: number,
  metricsUrl: string,
): Promise<Cost> {
  for (let attempt = 0; attempt < 2; attempt += 1) await send(endpoint, body);
  const idle = await residentMegabytes(metricsUrl);
  const startCpuMs = processCpuMs(pid);
  for (let attempt = 0; attempt < MEASURED_REQUESTS; attempt += 1) await send(endpoint, body);
  const cpuMs = (processCpuMs(pid) - startCpuMs) / MEASURED_REQUESTS;
  return { body, cpuMs, memoryMb: (await residentMegabytes(metricsUrl)) - idle };
}

async function medianResponseMs(url: string, count = PAGE_REQUESTS): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    await overTheWire(url, { 'accept-encoding': 'br' });
    times.push(performance.now() - began);
  }
  return median(times);
}

async function medianResponseUnderLoadMs(
  url: string,
  endpoint: BodyEndpoint,
  body: WorstBody,
): Promise<number> {
  let isOver = false;
  const load = (async () => {
    for (let index = 0; index < 60 && !isOver; index += 1) await send(endpoint, body);
  })();
  const responseMs = await medianResponseMs(url, 60);
  isOver = true;
  await load;
  return responseMs;
}
