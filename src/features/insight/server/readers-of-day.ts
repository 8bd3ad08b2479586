import { createHmac, randomBytes } from 'node:crypto';

const BITS = 2 ** 24;
const PLACES = 4;

/**
 * Who was counted for what today, as bits of two megabytes that name nobody: a Bloom filter under a secret
 * that is never written down and goes with the day. It takes one reader in a thousand for another.
 */
export class ReadersOfDay {
  readonly #bits = new Uint8Array(BITS / 8);
  #day = '';
  #secret = randomBytes(32);

  /** True the first time of a day. */
  isNew(day: string, reader: string): boolean {
    if (day !== this.#day) {
      this.#day = day;
      this.#secret = randomBytes(32);
      this.#bits.fill(0);
    }
    const digest = createHmac('sha256', this.#secret).update(reader).digest();
    let isNew = false;
    for (let place = 0; place < PLACES; place += 1) {
      const bit = digest.readUInt32LE(place * 4) % BITS;
      const byte = this.#bits[bit >> 3] ?? 0;
      const mask = 1 << (bit & 7);
      if ((byte & mask) === 0) isNew = true;
      this.#bits[bit >> 3] = byte | mask;
    }
    return isNew;
  }
}
