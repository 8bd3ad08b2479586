import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { publishReviewJob } from '#features/review/server/publication/publish-review-job.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import { demoUsername } from '../../../seed/demo-accounts.ts';
import { benchSignIn } from '../bench-pages.ts';
import { sendInvitations, staff } from '../mail/send-invitations.ts';
import { nextVisitor } from '../measure.ts';
import type { Addresses } from './addresses.ts';
import { KINDS, type ReaderKind, readers } from './readers.ts';

const VIEWS_PER_SECOND = 1_000_000 / 3_600;
/** Views for each action: suggestion request, like, published review, list of invitations. */
const EACH = { search: 10, like: 200, publication: 500, invitations: 5_000 } as const;
const INVITED = 20;
const TICK_MS = 10;
/** Concurrent requests, as many as the server renders pages at a time. */
const MAX_CONCURRENT_READERS = 4;

export interface Replayed {
  readonly views: number;
  /** Number of responses 503, when more was requested than can be rendered. */
  readonly overloaded: number;
  /** Number of responses 410, for openings that closed before they were requested. */
  readonly ended: number;
  readonly failed: ReadonlyMap<string, number>;
  readonly durationsMs: ReadonlyMap<ReaderKind | 'search as typed', readonly number[]>;
}

export interface Replay {
  readonly addresses: Addresses;
  readonly database: string;
  readonly seconds: number;
  readonly name: string;
}

/** Requests views on schedule, however long earlier ones take, each from its own IP address. */
export async function replayDay(
  url: string,
  { addresses, database, seconds, name }: Replay,
): Promise<Replayed> {
  const { view, company } = readers(addresses.site, name);
  const agent = new Agent({ keepAlive: true });
  const durationsMs = new Map<ReaderKind | 'search as typed', number[]>(
    [...KINDS, 'search as typed' as const].map((kind) => [kind, []]),
  );
  let overloaded = 0;
  let ended = 0;
  const failed = new Map<string, number>();
  const fail = (reason: string) => void failed.set(reason, (failed.get(reason) ?? 0) + 1);
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  const timed = async (
    kind: ReaderKind | 'search as typed',
    path: string,
    due: number,
    body?: URLSearchParams,
  ) => {
    const status = await requestStatus(url + path, agent, body).catch(({ code }) => String(code));
    if (status === 200) durationsMs.get(kind)?.push(performance.now() - due);
    else if (status === 503) overloaded += 1;
    else if (status === 410 && kind === 'opening') ended += 1;
    else fail(`${kind} ${status}`);
  };
  // This instance only enqueues jobs; the server runs them.
  const boss = await new PgBoss({
    connectionString: database,
    supervise: false,
    schedule: false,
  }).start();
  const pool = new Pool({ connectionString: database, max: 2 });
  const backgroundActions = createBackgroundActions(url, { addresses, pool, boss, company });
  const follow = (work: Promise<unknown>) => {
    const done: Promise<void> = work
      .then(
        () => undefined,
        (error: unknown) => fail(String(error)),
      )
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
  let views = 0;
  for (let now = began; now < began + seconds * 1_000; now = performance.now()) {
    for (; views < ((now - began) / 1_000) * VIEWS_PER_SECOND; views += 1) {
      const due = began + (views / VIEWS_PER_SECOND) * 1_000;
      const seen = view();
      follow(timed(seen.kind, addresses.of(seen), due));
      if (views % EACH.search === 0)
        follow(timed('search as typed', SUGGESTIONS, due, suggestionForm(views)));
      for (const action of ['like', 'publication', 'invitations'] as const)
        if (views % EACH[action] === EACH[action] - 1) follow(backgroundActions[action](views));
    }
    await wait(TICK_MS);
  }
  await Promise.all(underWay);
  await boss.stop();
  await pool.end();
  agent.destroy();
  return { views, overloaded, ended, failed, durationsMs };
}

export async function warmUp(
  url: string,
  { addresses, seconds, name }: Omit<Replay, 'database'>,
): Promise<void> {
  const { view } = readers(addresses.site, name);
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + seconds * 1_000;
  const readOn = async () => {
    while (performance.now() < end) await requestStatus(url + addresses.of(view()), agent);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_READERS }, readOn));
  agent.destroy();
}

const SUGGESTIONS = '/yousay-api';

const suggestionForm = (views: number) =>
  new URLSearchParams({
    service: 'getAutoCompleteCompany',
    keyword: ['สยาม', 'ไทย', 'group', 'tech'][views % 4] ?? '',
  });

interface BackgroundContext extends Pick<Replay, 'addresses'> {
  readonly pool: Pool;
  readonly boss: PgBoss;
  readonly company: () => number;
}

function createBackgroundActions(
  url: string,
  { addresses, pool, boss, company }: BackgroundContext,
) {
  const signedIn = benchSignIn(url);
  const put = async (path: string) => {
    const headers = { Origin: url, ...nextVisitor() };
    const answer = await fetch(url + API_BASE + path, { method: 'PUT', headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  };
  const { articles, idOf } = addresses;
  return {
    like: (views: number) => put(`/likes/article/${articles[views % articles.length]}`),
    /** Publishes a review through the product's own job, as if it were just approved. */
    publication: async () => {
      const { rows } = await pool.query<{ idReview: number }>(
        `UPDATE reviews SET status = 'waiting', publish_after = now(), published_at = NULL
         WHERE id_review = (SELECT id_review FROM reviews
           WHERE id_emp = $1 AND status = 'published' ORDER BY id_review DESC LIMIT 1)
         RETURNING id_review AS "idReview"`,
        [idOf(company())],
      );
      for (const { idReview } of rows) await boss.send(publishReviewJob.name, { idReview });
    },
    invitations: async (views: number) => {
      const { cookie } = await signedIn;
      const sender = { url, cookie, senderEmail: demoUsername('employerAdmin') };
      await sendInvitations(sender, staff(INVITED, `day${views}-`));
    },
  };
}

/** Retries when the server closed a reused connection, as browsers and proxies do. */
async function requestStatus(url: string, agent: Agent, body?: URLSearchParams): Promise<number> {
  const headers = { 'accept-encoding': 'br', ...nextVisitor() };
  const method = body ? 'POST' : 'GET';
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const attempt = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = request(url, { method, headers: { ...headers, ...(body && type) }, agent });
      outgoing.on('response', resolve);
      outgoing.on('error', (error) => (outgoing.reusedSocket ? resolve(attempt()) : reject(error)));
      outgoing.end(body?.toString());
    });
  const answer = await attempt();
  for await (const _part of answer);
  return answer.statusCode ?? 0;
}
