import { CAMPAIGN_LIMITS } from '../../core/sending-settings.ts';

const { maxConnections, retryDelaysSeconds, maxConsecutiveDeferrals, maxConsecutiveRejections } =
  CAMPAIGN_LIMITS.domain;
/** What a domain put off is remembered for so long after its last pause. */
const DOMAIN_TTL_MS = 3_600_000;

interface DomainState {
  connections: number;
  waitsUntilMs: number;
  /** Letters put off one after the other, and pauses since it took one. */
  deferrals: number;
  pauses: number;
}

const IDLE: DomainState = { connections: 0, waitsUntilMs: 0, deferrals: 0, pauses: 0 };

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** When somebody is tried again after so many tries; null when there were enough. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  const seconds = retryDelaysSeconds[attempts - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);
}

/** What the mail systems that receive letters are given at once, and the time they asked for: one for all sendings. */
export class ReceivingDomains {
  readonly #domains = new Map<string, DomainState>();

  #of(email: string): DomainState {
    return this.#domains.get(domainOf(email)) ?? IDLE;
  }

  /** False when it has as much as it is given at once. */
  acquire(email: string): boolean {
    const domain = this.#of(email);
    if (domain.connections >= maxConnections) return false;
    this.#domains.set(domainOf(email), { ...domain, connections: domain.connections + 1 });
    return true;
  }

  release(email: string): void {
    const domain = this.#of(email);
    const ended = { ...domain, connections: domain.connections - 1 };
    if (ended.connections > 0 || ended.waitsUntilMs > 0) this.#domains.set(domainOf(email), ended);
    else this.#domains.delete(domainOf(email));
  }

  /** It asked for a pause; null when it did not. */
  pausedUntil(email: string, now: Date): Date | null {
    const { waitsUntilMs } = this.#of(email);
    return waitsUntilMs > now.getTime() ? new Date(waitsUntilMs) : null;
  }

  /** Keeps no more than has letters under way or was put off lately. */
  evictIdle(now: Date): void {
    const before = now.getTime() - DOMAIN_TTL_MS;
    for (const [name, { connections, waitsUntilMs }] of this.#domains) {
      if (connections === 0 && waitsUntilMs <= before) this.#domains.delete(name);
    }
  }

  get size(): number {
    return this.#domains.size;
  }

  accepted(email: string): void {
    const { connections } = this.#of(email);
    this.#domains.set(domainOf(email), { ...IDLE, connections });
  }

  /** It puts off a letter: one is its recipient’s matter, several in a row are the domain’s, which waits then. */
  deferred(email: string, now: Date): void {
    const domain = this.#of(email);
    const deferrals = domain.deferrals + 1;
    const isPause = deferrals >= maxConsecutiveDeferrals;
    const pauseSeconds =
      retryDelaysSeconds[Math.min(domain.pauses, retryDelaysSeconds.length - 1)] ?? 0;
    this.#domains.set(domainOf(email), {
      connections: domain.connections,
      waitsUntilMs: Math.max(
        domain.waitsUntilMs,
        now.getTime() + (isPause ? pauseSeconds * 1000 : 0),
      ),
      deferrals: isPause ? 0 : deferrals,
      pauses: domain.pauses + (isPause ? 1 : 0),
    });
  }
}

/** How often each mail system has refused letters of a sending, one after the other. */
export class ConsecutiveRejections {
  readonly #counts = new Map<string, number>();

  accepted(email: string): void {
    this.#counts.delete(domainOf(email));
  }

  /** True when it refuses whatever comes. */
  rejected(email: string): boolean {
    const rejectionCount = (this.#counts.get(domainOf(email)) ?? 0) + 1;
    this.#counts.set(domainOf(email), rejectionCount);
    return rejectionCount >= maxConsecutiveRejections;
  }
}
