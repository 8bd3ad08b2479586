import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { API_BASE } from '#shared/core/endpoint.ts';
import { type Random, random } from '../../../scripts/artwork/random.ts';

/** Each waits for its answer before it asks again. */
export const READERS = 4;
const WRITERS = 4;
/** Visitors are numbered in turn, so that none is met twice. */
const EACH = READERS + WRITERS;
const READ_PAUSE_MS = 40;
const WRITE_PAUSE_MS = 300;
/** A thousand accounts may be made in an hour; a like costs little. */
const SIGN_UPS = 0.15;
const PASSWORD = 'k7#mQ2xz';
const KEPT = [
  '/',
  '/en',
  '/yousay',
  '/en/yousay/companylist',
  '/jobs',
  '/integrity',
  '/sitemap-index.xml',
  '/en/aboutus',
];
const MADE_ANEW = [
  '/yousay/companylist?keyword=',
  '/en/yousay/companylist?keyword=',
  '/jobs?keyword=',
];

type Write = ({ readonly email: string } | { readonly path: string }) & {
  readonly visitor: number;
};

interface Answer {
  readonly status: number;
  readonly text: string;
}
const NONE: Answer = { status: 0, text: '' };

export interface Phase {
  readonly name: string;
  reads: number;
  refusedReads: number;
  acknowledged: number;
  refusedWrites: number;
  /** Milliseconds from the first refused write to the last. */
  silence: number;
}

/** Readers and writers of a site, drawn by a seed; each request has its own client address. */
export class Load {
  readonly acknowledged: Write[] = [];
  readonly unanswered: Write[] = [];
  readonly refused: string[] = [];
  readonly #url: string;
  readonly #draw: (whose: string) => Random;
  readonly #pauses: Random;
  #likeable: readonly string[] = [];
  #phase: Phase = begun('');
  #firstRefused = 0;
  #isOver = false;
  #running: readonly Promise<void>[] = [];

  constructor(url: string, seed: number) {
    this.#url = url;
    this.#draw = (whose) => random('stack', seed, whose);
    this.#pauses = this.#draw('accidents');
  }

  async prepare(): Promise<void> {
    const sitemap = await (await fetch(`${this.#url}/sitemap-posts-1.xml`)).text();
    const posts = sitemap.matchAll(/\/(?:(feature)|gallery)\/(\d+)-\d+\/post/g);
    const paths = Array.from(
      posts,
      ([, article, id]) => `/likes/${article ? 'article' : 'album'}/${id}`,
    );
    this.#likeable = [...new Set(paths)];
  }

  begin(): void {
    const readers = Array.from({ length: READERS }, (_, which) => this.#read(which));
    const writers = Array.from({ length: WRITERS }, (_, which) => this.#write(READERS + which));
    this.#running = [...readers, ...writers];
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  /** Counts while `accident` happens, a moment before it, and until it has been over for a moment. */
  async during(name: string, accident: () => Promise<void>): Promise<Phase> {
    const phase = begun(name);
    this.#phase = phase;
    await wait(this.#pauses.int(500, 2_000));
    await accident();
    await wait(2_000);
    return phase;
  }

  /** Likes again what was not answered; returns what is still refused. An account would be said to be taken. */
  async likeAgain(): Promise<readonly Write[]> {
    const left: Write[] = [];
    for (const write of this.unanswered) {
      if ('path' in write && (await this.#send(write)) !== 200) left.push(write);
    }
    return left;
  }

  get acknowledgedEmails(): readonly string[] {
    return this.acknowledged.flatMap((write) => ('email' in write ? [write.email] : []));
  }

  get likes(): number {
    return this.#sentLikes().length;
  }

  async likesShown(): Promise<ReadonlyMap<string, number>> {
    const shown = new Map<string, number>();
    for (const path of this.#likeable) {
      const answer = await fetch(`${this.#url}${API_BASE}${path}`);
      shown.set(path, ((await answer.json()) as { data: { total: number } }).data.total);
    }
    return shown;
  }

  async likesAmiss(
    before: ReadonlyMap<string, number>,
  ): Promise<{ lost: number; doubled: number }> {
    const sent = Map.groupBy(this.#sentLikes(), ({ path }) => path);
    let [lost, doubled] = [0, 0];
    for (const [path, now] of await this.likesShown()) {
      const more = now - (before.get(path) ?? 0) - (sent.get(path)?.length ?? 0);
      lost += Math.max(-more, 0);
      doubled += Math.max(more, 0);
    }
    return { lost, doubled };
  }

  #sentLikes() {
    return [...this.acknowledged, ...this.unanswered].flatMap((write) =>
      'path' in write ? [write] : [],
    );
  }

  async #read(which: number): Promise<void> {
    const draw = this.#draw(`reader ${which}`);
    for (let visitor = which; !this.#isOver; visitor += EACH) {
      const isKept = draw.chance(0.5);
      const path = draw.pick(isKept ? KEPT : MADE_ANEW) + (isKept ? '' : `r${visitor}`);
      const page = await this.#readOne(path, visitor);
      const assets = [...new Set(page.match(/\/_astro\/[\w./-]+/g))];
      if (assets.length > 0) await this.#readOne(draw.pick(assets), visitor);
      await wait(READ_PAUSE_MS);
    }
  }

  async #readOne(path: string, visitor: number): Promise<string> {
    const phase = this.#phase;
    const { status, text: page } = await this.#ask(path, 'GET', visitor);
    phase.reads += 1;
    if (status !== 200) {
      phase.refusedReads += 1;
      this.refused.push(`${phase.name}: ${status} ${path}`);
    }
    return page;
  }

  async #write(which: number): Promise<void> {
    const draw = this.#draw(`writer ${which}`);
    for (let visitor = which; !this.#isOver; visitor += EACH) {
      const write = draw.chance(SIGN_UPS)
        ? { email: `stack${visitor}@example.com`, visitor }
        : { path: draw.pick(this.#likeable), visitor };
      const phase = this.#phase;
      const status = await this.#send(write);
      if (status === 200) {
        phase.acknowledged += 1;
        this.acknowledged.push(write);
      } else {
        this.#refuse(phase);
        this.unanswered.push(write);
        this.refused.push(`${phase.name}: ${status} ${JSON.stringify(write)}`);
      }
      await wait(WRITE_PAUSE_MS);
    }
  }

  #refuse(phase: Phase): void {
    const now = performance.now();
    if (phase.refusedWrites === 0) this.#firstRefused = now;
    phase.refusedWrites += 1;
    phase.silence = now - this.#firstRefused;
  }

  async #send(write: Write): Promise<number> {
    if ('path' in write) {
      return (await this.#ask(API_BASE + write.path, 'PUT', write.visitor)).status;
    }
    const body = new URLSearchParams({
      firstName: 'ทดสอบ',
      lastName: 'ระบบ',
      email: write.email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      terms: '1',
    });
    const path = `${API_BASE}/jskSignup`;
    return (await this.#ask(path, 'POST', write.visitor, String(body))).status;
  }

  /** The status, or 0 where there was no answer. Networks have limits, so each asks from another one. */
  #ask(path: string, method: string, visitor: number, body?: string): Promise<Answer> {
    const localAddress = `127.${20 + (visitor % 200)}.${Math.floor(visitor / 200) % 256}.1`;
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const headers = { Origin: this.#url, ...(body === undefined ? {} : type) };
    return new Promise((resolve) => {
      const outgoing = request(
        this.#url + path,
        { method, headers, localAddress, agent: false, timeout: 20_000 },
        (answer) =>
          text(answer).then(
            (said) => resolve({ status: answer.statusCode ?? 0, text: said }),
            () => resolve(NONE),
          ),
      );
      outgoing.once('timeout', () => outgoing.destroy());
      outgoing.once('error', () => resolve(NONE));
      outgoing.end(body);
    });
  }
}

function begun(name: string): Phase {
  return { name, reads: 0, refusedReads: 0, acknowledged: 0, refusedWrites: 0, silence: 0 };
}
