/** What a list can be written in; each is a name that `TextDecoder` knows. */
export const ENCODINGS = ['utf-8', 'windows-874', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** So many letters that fit speak for an encoding against one byte that does not. */
const FITTING_FOR_ONE_BROKEN = 20;

const fits = (fitting: number, broken: number) =>
  broken === 0 || fitting >= FITTING_FOR_ONE_BROKEN * broken;

/** The encoding by its mark; else UTF-8 or Thai of Windows where they fit, and what Excel writes elsewhere. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const half = unmarkedUtf16(bytes);
  if (half) return half;
  const utf8 = asUtf8(bytes);
  if (fits(utf8.letters, utf8.broken)) return 'utf-8';
  const thai = asThai(bytes);
  if (fits(thai.letters, thai.broken)) return 'windows-874';
  // In a short list one broken byte weighs much; no other encoding makes whole letters of UTF-8 by chance.
  return utf8.letters > utf8.broken ? 'utf-8' : 'windows-1252';
}

const SAMPLE_BYTES = 4_000;
const MIN_PAIRS = 8;
const MIN_SHARE = 0.6;
/** Files of programs hold zeros everywhere. */
const MAX_OTHER_SHARE = 0.1;

/** UTF-16 without its mark: each other byte is that of a block, of Latin (0) or Thai letters (14), as none is in other texts. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const pairs = Math.floor(sample.length / 2);
  if (pairs < MIN_PAIRS) return null;
  const blocks = [0, 0];
  for (const [at, byte] of sample.entries()) {
    if (byte === 0 || byte === 0x0e) blocks[at % 2] = (blocks[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = blocks.map((count) => count / pairs);
  if (odd >= MIN_SHARE && even <= MAX_OTHER_SHARE) return 'utf-16le';
  return even >= MIN_SHARE && odd <= MAX_OTHER_SHARE ? 'utf-16be' : null;
}

interface Found {
  /** Letters of more than one byte, or beyond ASCII. */
  readonly letters: number;
  readonly broken: number;
}

/** A file that is cut off ends within a letter; that breaks nothing. */
function asUtf8(bytes: Uint8Array): Found {
  let [letters, broken, at] = [0, 0, 0];
  while (at < bytes.length) {
    const length = lengthAt(bytes, at);
    if (length > 1) letters += 1;
    if (length === 0) broken += 1;
    at += length || 1;
  }
  return { letters, broken };
}

/** Bytes of the UTF-8 letter that begins here; 0 where none does. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  for (let next = at + 1; next < Math.min(at + length, bytes.length); next += 1) {
    const byte = bytes[next] ?? 0;
    if (byte < leastAfter(lead, next - at) || byte > mostAfter(lead, next - at)) return 0;
  }
  return length;
}

/** Neither a longer way than needed nor half a letter of UTF-16. */
function leastAfter(lead: number, place: number): number {
  if (place > 1) return 0x80;
  return lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
}

function mostAfter(lead: number, place: number): number {
  if (place > 1) return 0xbf;
  return lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
}

function asThai(bytes: Uint8Array): Found {
  let [letters, broken] = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    // `José`: no Thai letter stands alone behind a Latin one.
    const isAlone = isLatin(bytes[at - 1]) && (bytes[at + 1] ?? 0) < 0x80;
    if (isThai(byte) && !isAlone) letters += 1;
    else broken += 1;
  }
  return { letters, broken };
}

const isLatin = (byte = 0) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

/** Letters, the baht sign, and the euro, ellipsis, quotes and dashes that Windows added. */
function isThai(byte: number): boolean {
  return (
    (byte >= 0xa0 && byte <= 0xda) ||
    (byte >= 0xdf && byte <= 0xfb) ||
    (byte >= 0x91 && byte <= 0x97) ||
    byte === 0x80 ||
    byte === 0x85
  );
}
