import { domainOf } from './receiving-domains.ts';

export type DomainResponse = 'sent' | 'later' | 'refused';

/** Last SMTP response per domain in a batch: recipients without e-mail get their neighbours'. */
export class DomainResponses {
  readonly #last = new Map<string, DomainResponse>();
  readonly #pendingCounts = new Map<string, number>();

  expect(email: string): void {
    this.#add(email, 1);
  }

  /** Counts no response that concerned only the mailbox. */
  note(email: string, response: DomainResponse | null): void {
    this.#add(email, -1);
    if (response) this.#last.set(domainOf(email), response);
  }

  /** False while e-mails to its domain may still be answered first. */
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
