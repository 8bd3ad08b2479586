const CLEAR = 256;
const END = 257;
const FIRST = 258;
const MAX_CODES = 4096;

const widthOf = (codes: number): number => {
  if (codes >= 2048) return 12;
  if (codes >= 1024) return 11;
  return codes >= 512 ? 10 : 9;
};

/** Decodes LZW of PDF (ISO 32000-2, 7.4.4); `early` is 1 if code width grows one code early. */
export function unpackLzw(packed: Buffer, maxBytes: number, early: 0 | 1): Buffer {
  const before = new Uint16Array(MAX_CODES);
  const last = new Uint8Array(MAX_CODES);
  const lengths = new Uint16Array(MAX_CODES);
  for (let code = 0; code < CLEAR; code += 1) {
    last[code] = code;
    lengths[code] = 1;
  }
  let out = Buffer.alloc(Math.min(maxBytes, 4 * packed.length + 64));
  let length = 0;
  let next = FIRST;
  let previous = -1;
  let [bits, bitCount, width] = [0, 0, 9];

  /** Writes the string of a code backwards and returns its first byte. */
  const write = (code: number): number => {
    const size = lengths[code] as number;
    if (length + size > out.length) {
      out = Buffer.concat([out], Math.min(maxBytes, 2 * (length + size)));
    }
    let position = length + size;
    let entry = code;
    for (let left = size; left > 1; left -= 1) {
      position -= 1;
      out[position] = last[entry] as number;
      entry = before[entry] as number;
    }
    out[length] = last[entry] as number;
    length += size;
    return last[entry] as number;
  };
  const firstOf = (code: number): number => {
    let entry = code;
    while (entry >= FIRST) entry = before[entry] as number;
    return entry;
  };

  for (const byte of packed) {
    bits = ((bits << 8) | byte) & 0xfffff;
    bitCount += 8;
    if (bitCount < width) continue;
    bitCount -= width;
    const code = (bits >> bitCount) & ((1 << width) - 1);
    if (code === END || length >= maxBytes) break;
    if (code === CLEAR) {
      [next, previous, width] = [FIRST, -1, 9];
      continue;
    }
    if (code > next || (code === next && previous === -1)) break;
    if (previous !== -1 && next < MAX_CODES) {
      before[next] = previous;
      lengths[next] = (lengths[previous] as number) + 1;
      last[next] = firstOf(code === next ? previous : code);
      next += 1;
    }
    write(code);
    previous = code;
    width = widthOf(next + early);
  }
  return out.subarray(0, Math.min(length, maxBytes));
}
