import { domainOf } from './receiving-domains.ts';

export type DomainAnswer = 'sent' | 'later' | 'refused';

/** Last SMTP answer of each domain in a batch: a recipient without a letter gets the status that its neighbours have. */
export class DomainAnswers {
  readonly #last = new Map<string, DomainAnswer>();
  /** Letters without an answer. */
  readonly #open = new Map<string, number>();

  expect(email: string): void {
    this.#add(email, 1);
  }

  /** Null where the answer was about the mailbox, or where none came. */
  note(email: string, answer: DomainAnswer | null): void {
    this.#add(email, -1);
    if (answer) this.#last.set(domainOf(email), answer);
  }

  /** False while letters to its domain may still be answered first. */
  isKnown(email: string): boolean {
    const domain = domainOf(email);
    return this.#last.has(domain) || (this.#open.get(domain) ?? 0) <= 0;
  }

  of(email: string): DomainAnswer | null {
    return this.#last.get(domainOf(email)) ?? null;
  }

  #add(email: string, delta: 1 | -1): void {
    const domain = domainOf(email);
    this.#open.set(domain, (this.#open.get(domain) ?? 0) + delta);
  }
}
