import { SENDING } from '../../core/sending-settings.ts';

const { connections, backOff, refusalsInARow } = SENDING.domain;

interface Domain {
  underWay: number;
  waitsUntil: number;
}

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
    return this.#domains.get(domainOf(email)) ?? { underWay: 0, waitsUntil: 0 };
  }

  /** False when it has as much as it is given at once. */
  begin(email: string): boolean {
    const domain = this.#of(email);
    if (domain.underWay >= connections) return false;
    this.#domains.set(domainOf(email), { ...domain, underWay: domain.underWay + 1 });
    return true;
  }

  end(email: string, now: Date): void {
    const domain = this.#of(email);
    const ended = { ...domain, underWay: domain.underWay - 1 };
    if (ended.underWay > 0 || ended.waitsUntil > now.getTime())
      this.#domains.set(domainOf(email), ended);
    else this.#domains.delete(domainOf(email));
  }

  /** It asked for a pause; null when it did not. */
  waitsUntil(email: string, now: Date): Date | null {
    const { waitsUntil } = this.#of(email);
    return waitsUntil > now.getTime() ? new Date(waitsUntil) : null;
  }

  /** Keeps no more than has letters under way or a pause that lasts. */
  forgetPast(now: Date): void {
    for (const [name, { underWay, waitsUntil }] of this.#domains) {
      if (underWay === 0 && waitsUntil <= now.getTime()) this.#domains.delete(name);
    }
  }

  get size(): number {
    return this.#domains.size;
  }

  putOff(email: string, until: Date): void {
    this.#domains.set(domainOf(email), { ...this.#of(email), waitsUntil: until.getTime() });
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
