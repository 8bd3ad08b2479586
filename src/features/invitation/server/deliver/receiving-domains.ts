import { CAMPAIGN_LIMITS } from '../../core/invitation-limits.ts';

const { maxConnections, retryDelaysSeconds, maxConsecutiveDeferrals, maxConsecutiveRejections } =
  CAMPAIGN_LIMITS.domain;
const DOMAIN_TTL_MS = 3_600_000;

interface DomainState {
  connections: number;
  waitsUntilMs: number;
  deferrals: number;
  pauses: number;
}

const IDLE: DomainState = { connections: 0, waitsUntilMs: 0, deferrals: 0, pauses: 0 };

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Time of the next attempt; null after the last one. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  const seconds = retryDelaysSeconds[attempts - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);
}

/** Concurrency and pauses of receiving mail systems, shared by all campaigns. */
export class ReceivingDomains {
  readonly #domains = new Map<string, DomainState>();

  #of(email: string): DomainState {
    return this.#domains.get(domainOf(email)) ?? IDLE;
  }

  /** Reserves a connection; false if the domain already has its maximum. */
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

  pausedUntil(email: string, now: Date): Date | null {
    const { waitsUntilMs } = this.#of(email);
    return waitsUntilMs > now.getTime() ? new Date(waitsUntilMs) : null;
  }

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

  /** Records a temporary error; several in a row pause the domain, one only the recipient. */
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

export class ConsecutiveRejections {
  readonly #counts = new Map<string, number>();

  accepted(email: string): void {
    this.#counts.delete(domainOf(email));
  }

  rejected(email: string): boolean {
    const rejectionCount = (this.#counts.get(domainOf(email)) ?? 0) + 1;
    this.#counts.set(domainOf(email), rejectionCount);
    return rejectionCount >= maxConsecutiveRejections;
  }
}
