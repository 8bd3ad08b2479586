import { SENDING } from '../../core/sending-settings.ts';

const { connections, backOff, deferralsInARow, refusalsInARow } = SENDING.domain;
/** What a domain put off is remembered for so long after its last pause. */
const REMEMBER_FOR_MS = 3_600_000;

interface Domain {
  underWay: number;
  waitsUntil: number;
  /** Letters put off one after the other, and pauses since it took one. */
  deferrals: number;
  pauses: number;
}

const IDLE: Domain = { underWay: 0, waitsUntil: 0, deferrals: 0, pauses: 0 };

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** When somebody is tried again after so many tries; null when there were enough. */
export function nextTry(attempts: number, now: Date): Date | null {
  const seconds = backOff[attempts - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);
}

/** What the mail systems that receive letters are given at once, and the time they asked for: one for all sendings. */
export class ReceivingDomains {
  readonly #domains = new Map<string, Domain>();

  #of(email: string): Domain {
    return this.#domains.get(domainOf(email)) ?? IDLE;
  }

  /** False when it has as much as it is given at once. */
  begin(email: string): boolean {
    const domain = this.#of(email);
    if (domain.underWay >= connections) return false;
    this.#domains.set(domainOf(email), { ...domain, underWay: domain.underWay + 1 });
    return true;
  }

  end(email: string): void {
    const domain = this.#of(email);
    const ended = { ...domain, underWay: domain.underWay - 1 };
    if (ended.underWay > 0 || ended.waitsUntil > 0) this.#domains.set(domainOf(email), ended);
    else this.#domains.delete(domainOf(email));
  }

  /** It asked for a pause; null when it did not. */
  waitsUntil(email: string, now: Date): Date | null {
    const { waitsUntil } = this.#of(email);
    return waitsUntil > now.getTime() ? new Date(waitsUntil) : null;
  }

  /** Keeps no more than has letters under way or was put off lately. */
  forgetPast(now: Date): void {
    const before = now.getTime() - REMEMBER_FOR_MS;
    for (const [name, { underWay, waitsUntil }] of this.#domains) {
      if (underWay === 0 && waitsUntil <= before) this.#domains.delete(name);
    }
  }

  get size(): number {
    return this.#domains.size;
  }

  accepted(email: string): void {
    const { underWay } = this.#of(email);
    this.#domains.set(domainOf(email), { ...IDLE, underWay });
  }

  /** It puts off a letter: one is its recipient’s matter, several in a row are the domain’s, which waits then. */
  deferred(email: string, now: Date): void {
    const domain = this.#of(email);
    const deferrals = domain.deferrals + 1;
    const isPause = deferrals >= deferralsInARow;
    const pauseSeconds = backOff[Math.min(domain.pauses, backOff.length - 1)] ?? 0;
    this.#domains.set(domainOf(email), {
      underWay: domain.underWay,
      waitsUntil: Math.max(domain.waitsUntil, now.getTime() + (isPause ? pauseSeconds * 1000 : 0)),
      deferrals: isPause ? 0 : deferrals,
      pauses: domain.pauses + (isPause ? 1 : 0),
    });
  }
}

/** How often each mail system has refused letters of a sending, one after the other. */
export class Refusals {
  readonly #rows = new Map<string, number>();

  accepted(email: string): void {
    this.#rows.delete(domainOf(email));
  }

  /** True when it refuses whatever comes. */
  refused(email: string): boolean {
    const row = (this.#rows.get(domainOf(email)) ?? 0) + 1;
    this.#rows.set(domainOf(email), row);
    return row >= refusalsInARow;
  }
}
