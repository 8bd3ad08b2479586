import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { API_BASE } from '#shared/core/endpoint.ts';
import { type Random, random } from '../../../scripts/artwork/random.ts';

/** Each waits for its answer before it asks again. */
export const READERS = 4;
const WRITERS = 4;
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

/** An account by its e-mail, or one like. */
type Write = { readonly email: string } | { readonly path: string; readonly reader: number };

interface Answer {
  readonly status: number;
  readonly text: string;
}
const NONE: Answer = { status: 0, text: '' };

/** What readers and writers met while something was broken. */
export interface Phase {
  readonly name: string;
  reads: number;
  refusedReads: number;
  acknowledged: number;
  refusedWrites: number;
  /** Milliseconds from the first refused write to the last. */
  silence: number;
}

/** Readers and writers of a site, drawn from a seed, each request from an address of its own. */
export class Load {
  readonly acknowledged: Write[] = [];
  /** May have been done or not. */
  readonly unanswered: Write[] = [];
  readonly refused: string[] = [];
  readonly #url: string;
  readonly #draw: Random;
  #likeable: readonly string[] = [];
  #count = 0;
  #phase: Phase = begun('');
  #firstRefused = 0;
  #isOver = false;
  #running: readonly Promise<void>[] = [];

  constructor(url: string, seed: number) {
    this.#url = url;
    this.#draw = random('stack', seed);
  }

  /** Learns what can be liked. */
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
    const readers = Array.from({ length: READERS }, () => this.#read());
    this.#running = [...readers, ...Array.from({ length: WRITERS }, () => this.#write())];
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  /** Counts while `accident` happens, a moment before it, and until it has been over for a moment. */
  async during(name: string, accident: () => Promise<void>): Promise<Phase> {
    const phase = begun(name);
    this.#phase = phase;
    await wait(this.#draw.int(500, 2_000));
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

  /** How many likes were sent, each of another reader. */
  get likes(): number {
    return [...this.acknowledged, ...this.unanswered].filter((write) => 'path' in write).length;
  }

  async totalLikes(): Promise<number> {
    let all = 0;
    for (const path of this.#likeable) {
      const answer = await fetch(`${this.#url}${API_BASE}${path}`);
      all += ((await answer.json()) as { data: { total: number } }).data.total;
    }
    return all;
  }

  async #read(): Promise<void> {
    while (!this.#isOver) {
      this.#count += 1;
      const isKept = this.#draw.chance(0.5);
      const path = this.#draw.pick(isKept ? KEPT : MADE_ANEW) + (isKept ? '' : `r${this.#count}`);
      const page = await this.#readOne(path);
      const assets = [...new Set(page.match(/\/_astro\/[\w./-]+/g))];
      if (assets.length > 0) await this.#readOne(this.#draw.pick(assets));
      await wait(READ_PAUSE_MS);
    }
  }

  async #readOne(path: string): Promise<string> {
    const phase = this.#phase;
    const { status, text: page } = await this.#ask(path, 'GET', this.#count);
    phase.reads += 1;
    if (status !== 200) {
      phase.refusedReads += 1;
      this.refused.push(`${phase.name}: ${status} ${path}`);
    }
    return page;
  }

  async #write(): Promise<void> {
    while (!this.#isOver) {
      this.#count += 1;
      const write = this.#draw.chance(SIGN_UPS)
        ? { email: `stack${this.#count}@example.com` }
        : { path: this.#draw.pick(this.#likeable), reader: this.#count };
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
      return (await this.#ask(API_BASE + write.path, 'PUT', write.reader)).status;
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
    return (await this.#ask(path, 'POST', this.#count, String(body))).status;
  }

  /** The status, or 0 where there was no answer. Networks have limits, so each asks from another one. */
  #ask(path: string, method: string, visitor: number, body?: string): Promise<Answer> {
    const localAddress = `127.${20 + (visitor % 200)}.${Math.floor(visitor / 200) % 256}.1`;
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const headers = { Origin: this.#url, ...(body === undefined ? {} : type) };
    return new Promise((resolve) => {
      const asked = request(
        this.#url + path,
        { method, headers, localAddress, agent: false, timeout: 20_000 },
        (answer) =>
          text(answer).then(
            (said) => resolve({ status: answer.statusCode ?? 0, text: said }),
            () => resolve(NONE),
          ),
      );
      asked.once('timeout', () => asked.destroy());
      asked.once('error', () => resolve(NONE));
      asked.end(body);
    });
  }
}

function begun(name: string): Phase {
  return { name, reads: 0, refusedReads: 0, acknowledged: 0, refusedWrites: 0, silence: 0 };
}
