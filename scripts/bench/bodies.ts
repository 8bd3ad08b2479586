// What the dearest bodies that somebody may send take of the processor and of memory, and how long a kept
// page waits beside them. None of them costs the hash of a password; pieces of uploads are left out.
import { formNames } from '#app/forms/form-names.ts';
import { saveSectionEndpoint } from '#features/profile/core/section-contract.ts';
import { loginEndpoint } from '#features/session/core/sign-in-contract.ts';
import { budgetOf, DEFAULT_BUDGET } from '#shared/core/body/body-budget.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import { employerSignIn } from './support/bench-pages.ts';
import { freePort } from './support/free-port.ts';
import { median } from './support/load.ts';
import { residentMegabytes } from './support/memory-visits.ts';
import { processorTime } from './support/processor-time.ts';
import type { Row } from './support/row.ts';
import { withSite } from './support/site.ts';
import { overTheWire } from './support/wire.ts';
import {
  type WorstBody,
  worstArticles,
  worstDocuments,
  worstForms,
} from './support/worst-bodies.ts';

/** Fewer in all than a session may send in five minutes. */
const TIMES = 5;
const PAGES = 300;
const MILLISECONDS = 50;
const MEGABYTES = 20;
const SLOWER = 5;

interface Door {
  readonly name: string;
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: readonly WorstBody[];
}

interface Cost {
  readonly body: WorstBody;
  /** Milliseconds. */
  readonly processor: number;
  /** Megabytes. */
  readonly memory: number;
}

export async function run(): Promise<Row[]> {
  const port = await freePort();
  return withSite(
    async ({ url, server, companyPath }) => {
      const metricsUrl = `http://127.0.0.1:${port}`;
      const page = url + companyPath;
      const rows: Row[] = [];
      for (const door of doorsOf(url, await employerSignIn(url))) {
        const costs: Cost[] = [];
        for (const body of door.bodies)
          costs.push(await costOf(door, body, server.pid, metricsUrl));
        const dearest = costs.reduce((most, one) => (one.processor > most.processor ? one : most));
        const alone = await waitFor(page);
        const beside = await besideBodies(page, door, dearest.body);
        rows.push(
          {
            measure: `${door.name}: ${dearest.body.kind}, processor`,
            value: dearest.processor,
            unit: 'ms',
            goal: { atMost: MILLISECONDS },
          },
          {
            measure: `${door.name}: memory for a body at most`,
            value: Math.max(...costs.map(({ memory }) => memory)),
            unit: 'MB',
            goal: { atMost: MEGABYTES },
          },
          {
            measure: `${door.name}: a kept page beside it ÷ alone`,
            value: beside / alone,
            unit: '',
            goal: { atMost: SLOWER },
          },
        );
      }
      return rows;
    },
    { METRICS_PORT: String(port) },
  );
}

function doorsOf(
  url: string,
  { cookie, idEmp }: Awaited<ReturnType<typeof employerSignIn>>,
): readonly Door[] {
  const login = formNames(loginEndpoint.body);
  const section = budgetOf(saveSectionEndpoint);
  const signedIn = { cookie, Origin: url };
  return [
    {
      name: 'form of a page',
      address: `${url}/login`,
      method: 'POST',
      headers: { Origin: url },
      bodies: worstForms(DEFAULT_BUDGET.bytes, login),
    },
    {
      name: 'call of the API',
      address: `${url}${API_BASE}/login`,
      method: 'POST',
      headers: { Origin: url },
      bodies: [
        ...worstForms(DEFAULT_BUDGET.bytes, login),
        ...worstDocuments(DEFAULT_BUDGET, login),
      ],
    },
    {
      name: 'section of a company page',
      address: `${url}${API_BASE}/companyProfile/${idEmp}/th/article`,
      method: 'PUT',
      headers: { ...signedIn, 'If-Match': '"999999"' },
      bodies: [...worstDocuments(section, ['items']), ...worstArticles(section)],
    },
  ];
}

let visitors = 0;

/** Each from an address of its own, so that every one is read. */
async function send(
  { address, method, headers }: Door,
  { kind, type, text }: WorstBody,
): Promise<void> {
  visitors += 1;
  const from = `10.2.${(visitors >> 8) & 255}.${visitors & 255}`;
  const answer = await fetch(address, {
    method,
    headers: { ...headers, 'Content-Type': type, 'X-Forwarded-For': from },
    body: text,
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  if (answer.status < 400 || answer.status === 429 || answer.status >= 500) {
    throw new Error(`${method} ${address} answered ${answer.status} to ${kind}`);
  }
}

async function costOf(door: Door, body: WorstBody, pid: number, metricsUrl: string): Promise<Cost> {
  for (let turn = 0; turn < 2; turn += 1) await send(door, body);
  const idle = await residentMegabytes(metricsUrl);
  const began = processorTime(pid);
  for (let turn = 0; turn < TIMES; turn += 1) await send(door, body);
  const processor = (processorTime(pid) - began) / TIMES;
  return { body, processor, memory: (await residentMegabytes(metricsUrl)) - idle };
}

/** Milliseconds somebody waits for a kept page. */
async function waitFor(url: string, count = PAGES): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const began = performance.now();
    await overTheWire(url, { 'accept-encoding': 'br' });
    times.push(performance.now() - began);
  }
  return median(times);
}

/** The same while one caller sends such bodies, one after the other. */
async function besideBodies(url: string, door: Door, body: WorstBody): Promise<number> {
  let isOver = false;
  const sending = (async () => {
    for (let turn = 0; turn < 60 && !isOver; turn += 1) await send(door, body);
  })();
  const waited = await waitFor(url, 60);
  isOver = true;
  await sending;
  return waited;
}
