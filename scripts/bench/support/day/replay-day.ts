import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { API_BASE } from '#shared/core/endpoint.ts';
import { invalidateTags, tellingLists } from '#shared/server/page-cache/invalidation-queries.ts';
import { demoUsername } from '../../../seed/demo-accounts.ts';
import { employerSignIn } from '../bench-pages.ts';
import { sendInvitations, staff } from '../mail/send-invitations.ts';
import type { Addresses } from './addresses.ts';
import { KINDS, type Kind, readers } from './readers.ts';

/** A million views an hour. */
const VIEWS_A_SECOND = 1_000_000 / 3_600;
/** Beside so many views: a search as somebody types, a like, a decision on a review, a list of invitations. */
const EACH = { search: 10, like: 200, decision: 500, invitations: 5_000 } as const;
const INVITED = 20;
const TICK_MS = 10;

export interface Replayed {
  readonly views: number;
  readonly failed: number;
  /** Milliseconds from when each was due to its last byte. */
  readonly took: ReadonlyMap<Kind | 'search as typed', readonly number[]>;
}

/** Readers who come when they come, however long others are waiting, each from an address of its own. */
export async function replayDay(
  url: string,
  { addresses, client, seconds }: { addresses: Addresses; client: Client; seconds: number },
): Promise<Replayed> {
  const { view, company } = readers(addresses.site, `replayed for ${seconds} s`);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const took = new Map<Kind | 'search as typed', number[]>(
    [...KINDS, 'search as typed' as const].map((kind) => [kind, []]),
  );
  let failed = 0;
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  const timed = async (kind: Kind | 'search as typed', path: string, due: number) => {
    const status = await ask(url + path, agent).catch(() => 0);
    if (status === 200) took.get(kind)?.push(performance.now() - due);
    else failed += 1;
  };
  const beside = besideOf(url, { addresses, client, company });
  const follow = (work: Promise<unknown>) => {
    const done: Promise<void> = work
      .then(
        () => undefined,
        () => {
          failed += 1;
        },
      )
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
  let views = 0;
  for (let now = began; now < began + seconds * 1_000; now = performance.now()) {
    for (; views < ((now - began) / 1_000) * VIEWS_A_SECOND; views += 1) {
      const due = began + (views / VIEWS_A_SECOND) * 1_000;
      const seen = view();
      follow(timed(seen.kind, addresses.of(seen), due));
      if (views % EACH.search === 0)
        follow(timed('search as typed', `${API_BASE}/search?keyword=${typed(views)}&cache=1`, due));
      for (const act of ['like', 'decision', 'invitations'] as const)
        if (views % EACH[act] === EACH[act] - 1) follow(beside[act](views));
    }
    await wait(TICK_MS);
  }
  await Promise.all(underWay);
  agent.destroy();
  return { views, failed, took };
}

const typed = (views: number) =>
  encodeURIComponent(['สยาม', 'ไทย', 'group', 'tech'][views % 4] ?? '');

interface Beside {
  readonly addresses: Addresses;
  readonly client: Client;
  readonly company: () => number;
}

function besideOf(url: string, { addresses, client, company }: Beside) {
  const db = drizzle({ client });
  const signedIn = employerSignIn(url);
  const put = async (path: string, address: string) => {
    const headers = { Origin: url, 'X-Forwarded-For': address };
    const answer = await fetch(url + API_BASE + path, { method: 'PUT', headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  };
  const { articles, idOf } = addresses;
  return {
    like: (views: number) =>
      put(`/likes/article/${articles[views % articles.length]}`, addressOf(views)),
    /** What a decision tells the caches. */
    decision: () => {
      const idEmp = idOf(company());
      return db.transaction(async (tx) => {
        await tellingLists(tx, [idEmp], async () => undefined);
        await invalidateTags(tx, [`company:${idEmp}`, `reviews:${idEmp}`]);
      });
    },
    invitations: async (views: number) => {
      const { cookie } = await signedIn;
      const sender = { url, cookie, senderEmail: demoUsername('employerAdmin') };
      await sendInvitations(sender, staff(INVITED, `day${views}-`));
    },
  };
}

let visitors = 0;

function addressOf(visitor: number): string {
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

async function ask(url: string, agent: Agent): Promise<number> {
  visitors += 1;
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': addressOf(visitors) };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent }, resolve).on('error', reject);
  });
  for await (const _part of answer);
  return answer.statusCode ?? 0;
}
