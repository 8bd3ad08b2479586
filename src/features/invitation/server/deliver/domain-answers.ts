import { domainOf } from './receiving-domains.ts';

export type DomainResponse = 'sent' | 'later' | 'refused';

/** Last SMTP answer of each domain in a batch: a recipient without a letter gets the status that its neighbours have. */
export class DomainResponses {
  readonly #last = new Map<string, DomainResponse>();
  /** Letters without an answer. */
  readonly #pendingCounts = new Map<string, number>();

  expect(email: string): void {
    this.#add(email, 1);
  }

  /** Null where the answer was about the mailbox, or where none came. */
  note(email: string, response: DomainResponse | null): void {
    this.#add(email, -1);
    if (response) this.#last.set(domainOf(email), response);
  }

  /** False while letters to its domain may still be answered first. */
  isKnown(email: string): boolean {
    const domain = domainOf(email);
    return this.#last.has(domain) || (this.#pendingCounts.get(domain) ?? 0) <= 0;
  }

  of(email: string): DomainResponse | null {
    return this.#last.get(domainOf(email)) ?? null;
  }

  #add(email: string, delta: 1 | -1): void {
    const domain = domainOf(email);
    this.#pendingCounts.set(domain, (this.#pendingCounts.get(domain) ?? 0) + delta);
  }
}
