import { SENDING } from '../../core/sending-settings.ts';

const { connections, backOff, refusalsInARow } = SENDING.domain;

interface Domain {
  underWay: number;
  refusals: number;
  waitsUntil: number;
}

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** When somebody is tried again after so many tries; null when there were enough. */
export function nextTry(attempts: number, now: Date): Date | null {
  const seconds = backOff[attempts - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);
}

/** How the mail systems that receive a sending behave: each is given little at once and time to breathe. */
export class ReceivingDomains {
  readonly #domains = new Map<string, Domain>();

  #of(email: string): Domain {
    const name = domainOf(email);
    const known = this.#domains.get(name) ?? { underWay: 0, refusals: 0, waitsUntil: 0 };
    this.#domains.set(name, known);
    return known;
  }

  isFree(email: string): boolean {
    return this.#of(email).underWay < connections;
  }

  begin(email: string): void {
    this.#of(email).underWay += 1;
  }

  end(email: string): void {
    this.#of(email).underWay -= 1;
  }

  /** It asked for a pause; null when it did not. */
  waitsUntil(email: string, now: Date): Date | null {
    const { waitsUntil } = this.#of(email);
    return waitsUntil > now.getTime() ? new Date(waitsUntil) : null;
  }

  putOff(email: string, until: Date): void {
    this.#of(email).waitsUntil = until.getTime();
  }

  accepted(email: string): void {
    this.#of(email).refusals = 0;
  }

  /** True when it refuses whatever comes. */
  refused(email: string): boolean {
    const domain = this.#of(email);
    domain.refusals += 1;
    return domain.refusals >= refusalsInARow;
  }
}
