import { brotliDecompressSync, constants, inflateRawSync } from 'node:zlib';
import { type PdfDictionary, valuesOf } from './pdf-values.ts';
import type { StreamFilters } from './stream-filters.ts';
import { unpackLzw } from './unpack-lzw.ts';
import type { WorkBudget } from './work.ts';

type Unpack = (bytes: Buffer, maxBytes: number, parameters: PdfDictionary | null) => Buffer;

/** Filters that object streams may use; image filters never occur there. */
const FILTERS: Readonly<Record<string, Unpack>> = {
  FlateDecode: inflate,
  Fl: inflate,
  LZWDecode: fromLzw,
  LZW: fromLzw,
  ASCIIHexDecode: fromHexadecimal,
  AHx: fromHexadecimal,
  ASCII85Decode: fromAscii85,
  A85: fromAscii85,
  RunLengthDecode: fromRunLengths,
  RL: fromRunLengths,
  BrotliDecode: fromBrotli,
  Crypt: (bytes) => bytes,
};

const PREDICTED = new Set<Unpack>([inflate, fromLzw, fromBrotli]);
const MAX_FILTERS = 16;

/** Decodes a stream; null for too many filters or those of images, which hold no objects. */
export function unpackStream(
  packed: Buffer,
  { filters, parameters }: StreamFilters,
  work: WorkBudget,
): Buffer | null {
  if (filters.length > MAX_FILTERS) return null;
  let bytes = packed;
  for (const [index, name] of filters.entries()) {
    const unpack = Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined;
    if (unpack === undefined) return null;
    const parameter = parameters[index] ?? null;
    // The limit is one byte above the budget, so that `spend` fails on larger output.
    bytes = unpack(bytes, work.left + 1, parameter);
    if (unpack !== FILTERS.Crypt) work.spend(bytes.length);
    if (parameter && PREDICTED.has(unpack)) bytes = unpredicted(bytes, parameter);
  }
  return bytes;
}

/** Decodes like lenient PDF readers: ignores header and checksum, and stops at corrupt data. */
function inflate(packed: Buffer, maxBytes: number): Buffer {
  const bytes = packed.subarray(2);
  const inflatedBytes = inflated(bytes, maxBytes);
  if (inflatedBytes !== null) return inflatedBytes;
  let [good, broken] = [0, bytes.length];
  while (broken - good > 1) {
    const middle = (good + broken) >> 1;
    if (inflated(bytes.subarray(0, middle), maxBytes) === null) broken = middle;
    else good = middle;
  }
  return inflated(bytes.subarray(0, good), maxBytes) ?? Buffer.alloc(0);
}

/** Decodes Brotli; a corrupt stream yields nothing, as in PDF readers that support it. */
function fromBrotli(packed: Buffer, maxBytes: number): Buffer {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: maxBytes });
  } catch (error) {
    return Buffer.alloc(isTooLarge(error) ? maxBytes : 0);
  }
}

const isTooLarge = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';

function inflated(bytes: Buffer, maxBytes: number): Buffer | null {
  try {
    const options = { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateRawSync(bytes, options);
  } catch (error) {
    return isTooLarge(error) ? Buffer.alloc(maxBytes) : null;
  }
}

function fromLzw(packed: Buffer, maxBytes: number, parameters: PdfDictionary | null): Buffer {
  const isLate = parameters !== null && valuesOf(parameters, 'EarlyChange')[0] === 0;
  return unpackLzw(packed, maxBytes, isLate ? 0 : 1);
}

function fromHexadecimal(packed: Buffer): Buffer {
  const end = packed.indexOf('>');
  const digits = packed
    .toString('latin1', 0, end === -1 ? packed.length : end)
    .replace(/[^\da-f]/gi, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

function fromAscii85(packed: Buffer): Buffer {
  const out = Buffer.alloc(4 * packed.length + 4);
  let length = 0;
  let group: number[] = [];
  const flush = () => {
    const bytes = group.length - 1;
    while (group.length < 5) group.push(84);
    const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
    for (let index = 0; index < bytes; index += 1) {
      out[length] = Math.floor(value / 256 ** (3 - index)) & 0xff;
      length += 1;
    }
    group = [];
  };
  const isMarked = packed[0] === 0x3c && packed[1] === 0x7e;
  for (const code of isMarked ? packed.subarray(2) : packed) {
    if (code === 0x7e) break;
    if (code === 0x7a && group.length === 0) length += 4;
    else if (code >= 0x21 && code <= 0x75) group.push(code - 0x21);
    if (group.length === 5) flush();
  }
  if (group.length > 1) flush();
  return out.subarray(0, length);
}

function fromRunLengths(packed: Buffer, maxBytes: number): Buffer {
  const runs: Buffer[] = [];
  let length = 0;
  for (let index = 0; index < packed.length && length < maxBytes; ) {
    const count = packed[index] as number;
    if (count === 128) break;
    const run =
      count < 128
        ? packed.subarray(index + 1, index + 2 + count)
        : Buffer.alloc(257 - count, packed[index + 1] ?? 0);
    runs.push(run);
    length += run.length;
    index += count < 128 ? count + 2 : 2;
  }
  return Buffer.concat(runs);
}

const numberIn = (parameters: PdfDictionary, key: string, otherwise: number): number => {
  const value = valuesOf(parameters, key)[0];
  return typeof value === 'number' && value > 0 ? value : otherwise;
};

/** Reverses a predictor: bytes are stored as differences from their left and upper neighbours. */
function unpredicted(bytes: Buffer, parameters: PdfDictionary): Buffer {
  const predictor = numberIn(parameters, 'Predictor', 1);
  if (predictor === 1) return bytes;
  const colours = numberIn(parameters, 'Colors', 1);
  const bits = numberIn(parameters, 'BitsPerComponent', 8);
  const row = Math.ceil((numberIn(parameters, 'Columns', 1) * colours * bits) / 8);
  const pixel = Math.max(1, Math.ceil((colours * bits) / 8));
  if (row > bytes.length) return bytes;
  return predictor === 2 ? fromTiff(bytes, row, pixel) : fromPng(bytes, row, pixel);
}

function fromTiff(bytes: Buffer, row: number, pixel: number): Buffer {
  const out = Buffer.from(bytes);
  for (let index = 0; index < out.length; index += 1) {
    if (index % row >= pixel) out[index] = (out[index] as number) + (out[index - pixel] as number);
  }
  return out;
}

function fromPng(bytes: Buffer, row: number, pixel: number): Buffer {
  const rows = Math.ceil(bytes.length / (row + 1));
  const out = Buffer.alloc(rows * row);
  for (let line = 0; line < rows; line += 1) {
    const filter = bytes[line * (row + 1)];
    for (let column = 0; column < row; column += 1) {
      const index = line * row + column;
      const left = column >= pixel ? (out[index - pixel] as number) : 0;
      const above = line > 0 ? (out[index - row] as number) : 0;
      const corner = line > 0 && column >= pixel ? (out[index - row - pixel] as number) : 0;
      const value = bytes[line * (row + 1) + 1 + column] ?? 0;
      out[index] = value + predicted(filter, left, above, corner);
    }
  }
  return out;
}

function predicted(filter: number | undefined, left: number, above: number, corner: number) {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((neighbour) =>
    Math.abs(guess - neighbour),
  ) as [number, number, number];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
