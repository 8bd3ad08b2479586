import { fail, ok, type Result } from '#shared/core/result.ts';
import { violatedConstraint } from '#shared/server/db/violated-constraint.ts';

interface Waiting<Act, Done> {
  readonly operation: Act;
  readonly resolve: (done: Result<Done, 'unavailable'>) => void;
  readonly reject: (error: unknown) => void;
}

interface Terms {
  readonly maxBatchSize: number;
  readonly maxWaiting: number;
}

/**
 * Collects operations during a write into the next batch, so that many on one row share a
 * connection and commit. Each resolves once written; too many waiting are rejected. A batch that
 * the database rejects is split in halves until the invalid operation is isolated.
 */
export class BatchedWrites<Act, Done> {
  readonly #write: (operations: readonly Act[]) => Promise<readonly Done[]>;
  readonly #terms: Terms;
  readonly #waiting: Waiting<Act, Done>[] = [];
  #isWriting = false;

  /** `write` returns a result for each operation, in order. */
  constructor(write: (operations: readonly Act[]) => Promise<readonly Done[]>, terms: Terms) {
    this.#write = write;
    this.#terms = terms;
  }

  async add(operation: Act): Promise<Result<Done, 'unavailable'>> {
    if (this.#waiting.length >= this.#terms.maxWaiting) return fail('unavailable');
    return new Promise((resolve, reject) => {
      this.#waiting.push({ operation, resolve, reject });
      if (!this.#isWriting) this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      await this.#writeBatch(this.#waiting.splice(0, this.#terms.maxBatchSize));
    }
    this.#isWriting = false;
  }

  async #writeBatch(batch: readonly Waiting<Act, Done>[]): Promise<void> {
    try {
      const done = await this.#write(batch.map(({ operation }) => operation));
      batch.forEach(({ resolve }, index) => {
        resolve(ok(done[index] as Done));
      });
    } catch (error) {
      if (batch.length > 1 && violatedConstraint(error) !== null) {
        const middle = Math.floor(batch.length / 2);
        await this.#writeBatch(batch.slice(0, middle));
        await this.#writeBatch(batch.slice(middle));
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }
}
