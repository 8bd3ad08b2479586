import { domainOf } from './receiving-domains.ts';

export type DomainResponse = 'sent' | 'later' | 'refused';

/** Last SMTP response per domain in a batch, used as outcome of skipped recipients. */
export class DomainResponses {
  readonly #last = new Map<string, DomainResponse>();
  readonly #pendingCounts = new Map<string, number>();

  expect(email: string): void {
    this.#add(email, 1);
  }

  /** Records the response to an e-mail; null: none, or one about the mailbox only. */
  note(email: string, response: DomainResponse | null): void {
    this.#add(email, -1);
    if (response) this.#last.set(domainOf(email), response);
  }

  /** False while the first response of its domain may still come in this batch. */
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
