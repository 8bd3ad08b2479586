export const ENCODINGS = ['utf-8', 'windows-874', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type CsvEncoding = (typeof ENCODINGS)[number];

const VALID_PER_BROKEN = 20;

const fits = ({ valid, broken }: { valid: number; broken: number }) =>
  broken === 0 || valid >= VALID_PER_BROKEN * broken;

/** Guesses by byte order mark, else tries UTF-16, UTF-8, windows-874 (Thai), windows-1252. */
export function guessEncoding(bytes: Uint8Array): CsvEncoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return unmarked;
  const utf8 = asUtf8(bytes);
  if (fits(utf8)) return 'utf-8';
  if (fits(asThai(bytes))) return 'windows-874';
  // In a short file one invalid byte fails the ratio, yet valid sequences rarely occur by chance.
  return utf8.valid > utf8.broken ? 'utf-8' : 'windows-1252';
}

const SAMPLE_BYTES = 4_000;
const MIN_PAIRS = 8;
const MIN_SHARE = 0.6;
/** Largest share of such bytes at the other positions: binary files have zeros at both. */
const MAX_OTHER_SHARE = 0.1;

/** Detects UTF-16 without byte order mark: every second byte is 0 (Latin) or 14 (Thai). */
function unmarkedUtf16(bytes: Uint8Array): CsvEncoding | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const pairs = Math.floor(sample.length / 2);
  if (pairs < MIN_PAIRS) return null;
  const blocks = [0, 0];
  for (const [index, byte] of sample.entries()) {
    if (byte === 0 || byte === 0x0e) blocks[index % 2] = (blocks[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = blocks.map((count) => count / pairs);
  if (odd >= MIN_SHARE && even <= MAX_OTHER_SHARE) return 'utf-16le';
  return even >= MIN_SHARE && odd <= MAX_OTHER_SHARE ? 'utf-16be' : null;
}

/** Counts UTF-8 sequences of several bytes; one cut off at the end of the file is valid. */
function asUtf8(bytes: Uint8Array) {
  let [valid, broken, offset] = [0, 0, 0];
  while (offset < bytes.length) {
    const length = lengthAt(bytes, offset);
    if (length > 1) valid += 1;
    if (length === 0) broken += 1;
    offset += length || 1;
  }
  return { valid, broken };
}

/** The byte length of the UTF-8 sequence at this offset; 0: invalid. */
function lengthAt(bytes: Uint8Array, offset: number): number {
  const lead = bytes[offset] ?? 0;
  if (lead < 0x80) return 1;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  for (let next = offset + 1; next < Math.min(offset + length, bytes.length); next += 1) {
    const byte = bytes[next] ?? 0;
    if (byte < minByteAfter(lead, next - offset) || byte > maxByteAfter(lead, next - offset))
      return 0;
  }
  return length;
}

/** Smallest valid byte after the lead byte, higher where overlong sequences are possible. */
function minByteAfter(lead: number, position: number): number {
  if (position > 1) return 0x80;
  return lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
}

function maxByteAfter(lead: number, position: number): number {
  if (position > 1) return 0xbf;
  return lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
}

function asThai(bytes: Uint8Array) {
  let [valid, broken] = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    // A single Thai letter after a Latin one occurs in no Thai text: `José` in windows-1252.
    const isAlone = isLatin(bytes[index - 1]) && (bytes[index + 1] ?? 0) < 0x80;
    if (isThai(byte) && !isAlone) valid += 1;
    else broken += 1;
  }
  return { valid, broken };
}

const isLatin = (byte = 0) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

/** True for bytes of windows-874: Thai letters, baht and euro sign, ellipsis, quotes, dashes. */
function isThai(byte: number): boolean {
  return (
    (byte >= 0xa0 && byte <= 0xda) ||
    (byte >= 0xdf && byte <= 0xfb) ||
    (byte >= 0x91 && byte <= 0x97) ||
    byte === 0x80 ||
    byte === 0x85
  );
}
