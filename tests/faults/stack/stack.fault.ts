import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { random } from '../../../scripts/artwork/random.ts';
import { mp4 } from '../../support/fixtures/videos.ts';
import {
  buildLastRelease,
  hasLastRelease,
  type Release,
  THIS_RELEASE,
} from '../servers/last-release.ts';
import { UploadCalls } from '../upload-calls.ts';
import { Load, type Phase, READERS } from './load.ts';
import { commandsOf } from './runbook.ts';
import { missing, Stack } from './stack.ts';

if (missing.length > 0) {
  process.stderr.write(`SKIPPED: the whole stack (apt-get install ${missing.join(' ')})\n`);
}

const SEED = Number(process.env.SEED ?? Date.now() % 100_000);
/** A probe of three tries, a second apart, takes so long to say that the primary is gone. */
const NOTICED = 3_000;
const REFUSED_WITHIN = 30_000;
const AWAY_MS = 4_000;
const place = mkdtempSync(join(tmpdir(), 'yousay-stack-'));
const draw = random('accidents', SEED);

let stack: Stack;
let load: Load;
let last: Release = THIS_RELEASE;
let likesBefore: ReadonlyMap<string, number> = new Map();
const phases: Phase[] = [];

async function during(name: string, accident: () => Promise<void>): Promise<Phase> {
  const phase = await load.during(name, accident);
  phases.push(phase);
  return phase;
}

describe.skipIf(missing.length > 0)(`the complete stack under load (SEED=${SEED})`, () => {
  beforeAll(async () => {
    if (hasLastRelease) last = await buildLastRelease(join(place, 'last'));
    stack = await Stack.start(place, last);
    load = new Load(stack.url, SEED);
    await load.prepare();
    likesBefore = await load.likesShown();
    load.begin();
  });

  afterAll(async () => {
    await load?.end();
    await stack?.stop();
    rmSync(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  describe.skipIf(!hasLastRelease)('from the last release to this one', () => {
    test('a rolling replacement of the processes rejects no request', async () => {
      const phase = await during('upgraded', () => stack.restart(THIS_RELEASE));
      expect([phase.refusedReads, phase.refusedWrites]).toEqual([0, 0]);
    });

    test('it can be put back as long as migrations merely add, and replaced again', async () => {
      const phase = await during('put back, and upgraded again', async () => {
        await stack.restart(last);
        await stack.restart(THIS_RELEASE);
      });
      expect([phase.refusedReads, phase.refusedWrites]).toEqual([0, 0]);
    });
  });

  test('a web process that is killed is passed over by readers', async () => {
    const phase = await during('web process killed', async () => {
      const name = draw.pick(['one', 'two'] as const);
      await stack.process(name).end('SIGKILL');
      await wait(AWAY_MS);
      await stack.startProcess(name);
    });
    expect(phase.refusedReads).toBe(0);
  });

  test('Varnish that is started again costs no page', async () => {
    const { varnish } = stack.engines;
    await expect.poll(() => varnish.answered('hit')).toBeGreaterThan(0);
    const phase = await during('Varnish restarted', async () => {
      await varnish.stop();
      await wait(AWAY_MS);
      await varnish.start();
    });
    expect(phase.refusedReads).toBe(0);
  });

  test('the worker that is killed costs neither pages nor writes', async () => {
    const phase = await during('worker killed', async () => {
      await stack.process('worker').end('SIGKILL');
      await wait(AWAY_MS);
      await stack.startProcess('worker');
    });
    expect([phase.refusedReads, phase.refusedWrites]).toEqual([0, 0]);
  });

  test('without its bucket the site serves pages, and an upload gets a retry-after', async () => {
    const calls = new UploadCalls(() => stack);
    await calls.signIn('employerAdmin');
    const file = mp4({ bytes: 1024 ** 2 });
    const [begun, sent] = [await calls.begin(file), await calls.begin(file)];
    expect(await calls.piece(sent, 0, file)).toBe(204);
    const phase = await during('bucket away', async () => {
      await stack.engines.bucket.close();
      expect(await calls.piece(begun, 0, file)).toBe(503);
      const refused = await calls.call('PUT', `${sent}/media`);
      expect([refused.status, await refused.text()]).toEqual([
        503,
        expect.stringMatching(/"code":"unavailable"/),
      ]);
      await wait(AWAY_MS);
      await stack.engines.bucket.listen();
    });
    expect([phase.refusedReads, phase.refusedWrites]).toEqual([0, 0]);
    const from = await calls.offsetOf(begun);
    expect(await calls.piece(begun, from, file.subarray(from))).toBe(204);
    await calls.attach(begun);
  });

  test('after the primary is killed its replica is promoted by the runbook', async () => {
    const { pair, bouncer } = stack.engines;
    const [promote = ''] = commandsOf('Promote the replica');
    const phase = await during('primary killed', async () => {
      await pair.primary.kill();
      await wait(NOTICED);
      await pair.replica.run('/bin/sh', ['-ec', promote], {
        REPLICA_DATA: pair.replica.data,
        REPLICA_HOST: '127.0.0.1',
        REPLICA_PORT: String(pair.replica.port),
        PGBOUNCER: bouncer.home,
      });
      const before = load.acknowledged.length;
      await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before + 20);
    });
    expect(phase.refusedReads).toBeLessThanOrEqual(READERS);
    expect(phase.refusedWrites).toBeGreaterThan(0);
    expect(phase.silence).toBeLessThan(REFUSED_WITHIN);
  });

  test('the old primary follows the new one, and all processes are started again one by one', async () => {
    const { pair } = stack.engines;
    const [, follow = ''] = commandsOf('Promote the replica');
    await pair.replica.run('/bin/sh', ['-ec', follow], {
      OLD_DATA: pair.primary.data,
      REPLICA_HOST: '127.0.0.1',
      REPLICA_PORT: String(pair.replica.port),
    });
    await pair.primary.start();
    stack.set({ DATABASE_DIRECT_URL: pair.replica.url, DATABASE_READ_URL: pair.primary.url });
    const phase = await during('all started again', () => stack.restart());
    expect([phase.refusedReads, phase.refusedWrites]).toEqual([0, 0]);
  });

  test('nothing that was acknowledged is lost, nothing is done twice', async () => {
    await load.end();
    const left = await load.likeAgain();
    const likes = await load.likesAmiss(likesBefore);
    const rows = await stack.engines.pair.replica.ask(
      "SELECT username FROM job_seekers WHERE username LIKE 'stack%@example.com'",
    );
    const made = rows.map(({ username }) => String(username));
    const lost = load.acknowledgedEmails.filter((email) => !made.includes(email));
    const { received } = stack.engines.mail;
    // A mail that is sent again has the same name.
    const mailedTo = () => {
      const once = new Map(received.map(({ messageId, to }) => [messageId, to]));
      return [...once.values()].filter((to) => to.startsWith('stack')).toSorted();
    };
    for (const phase of phases) console.info(told(phase));
    console.info(load.refused.join('\n'));
    console.info(
      `seed ${SEED}: ${load.acknowledged.length} writes acknowledged, ${lost.length} accounts lost of ` +
        `${load.acknowledgedEmails.length}, ${made.length} made; ${load.likes} likes sent, ${likes.lost} lost, ${likes.doubled} doubled; ` +
        `${load.unanswered.length} writes refused`,
    );
    expect([left, lost, likes]).toEqual([[], [], { lost: 0, doubled: 0 }]);
    await expect.poll(mailedTo).toEqual(made.toSorted());
    console.info(`${made.length} mails, sent ${received.length} times`);
  });
});

function told({ name, reads, refusedReads, acknowledged, refusedWrites, silence }: Phase): string {
  const refused = `${refusedWrites} refused for ${(silence / 1_000).toFixed(1)} s`;
  return `${name}: ${reads} pages read, ${refusedReads} refused; ${acknowledged} writes acknowledged, ${refused}`;
}
