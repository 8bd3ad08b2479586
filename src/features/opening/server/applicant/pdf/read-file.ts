import { type Entry, entriesOf, numbersOf, readCrossReferences } from './cross-references.ts';
import {
  isKind,
  type PdfDictionary,
  type PdfStream,
  type PdfValue,
  valuesOf,
} from './pdf-values.ts';
import { withReference } from './read-indirect.ts';
import { isWord, type ReadObject, ValueReader } from './read-values.ts';
import { streamFilters } from './stream-filters.ts';
import { unpackStream } from './unpack-stream.ts';
import type { WorkBudget } from './work.ts';

/** An object found anywhere in the file, even within a string, a comment or a stream. */
export interface FileObject extends ReadObject {
  /** The object number; -1 if unknown. */
  readonly number: number;
  readonly generation: number;
  readonly begin: number;
}

export interface CrossReferences {
  readonly offset: number;
  readonly entries: readonly Entry[] | null;
}

export class PdfFile {
  readonly bytes: Buffer;
  readonly work: WorkBudget;
  /** Objects by the offset after their keyword `obj`. */
  readonly objects = new Map<number, FileObject>();
  readonly sections: CrossReferences[] = [];
  readonly trailers: PdfDictionary[] = [];
  readonly #byNumber = new Map<number, FileObject[]>();

  constructor(bytes: Buffer, work: WorkBudget) {
    this.bytes = bytes;
    this.work = work;
    for (const offset of offsetsOf(bytes, 'obj', 'end')) this.#addObject(offset);
    for (const offset of offsetsOf(bytes, 'xref', 'start')) {
      const entries = readCrossReferences(new ValueReader(bytes, offset + 4, work), bytes);
      if (entries !== undefined) this.sections.push({ offset, entries });
    }
    for (const offset of offsetsOf(bytes, 'trailer', '')) {
      const trailer = new ValueReader(bytes, offset + 7, work).read();
      if (isKind(trailer, 'dictionary')) this.trailers.push(trailer);
    }
    for (const object of this.objects.values()) this.#addSection(object);
  }

  /** The object whose header begins at this offset. */
  objectAt(offset: number): FileObject | undefined {
    const head = this.bytes.subarray(offset, offset + MAX_HEAD_BYTES);
    const reader = new ValueReader(head, 0, this.work);
    const [number, generation, word] = [reader.read(), reader.read(), reader.read()];
    if (typeof number !== 'number' || typeof generation !== 'number' || !isWord(word, 'obj')) {
      return undefined;
    }
    const object = this.objects.get(offset + reader.offset);
    return object && { ...object, number, generation };
  }

  /** All objects a reference may resolve to; any other value is returned alone. */
  resolve(value: PdfValue | undefined): PdfValue[] {
    if (value === undefined) return [];
    if (!isKind(value, 'reference')) return [value];
    const objects = this.#byNumber.get(value.number) ?? [];
    this.work.spend(objects.length);
    return objects.flatMap((object) => object.value ?? []);
  }

  resolveKey(dictionary: PdfDictionary, ...keys: string[]): PdfValue[] {
    return keys.flatMap((key) => valuesOf(dictionary, key)).flatMap((entry) => this.resolve(entry));
  }

  /** Longest possible content: PDF readers disagree where a stream with a wrong `Length` ends. */
  streamBytes({ dictionary, start }: PdfStream): Buffer {
    const begin = this.#behindLine(start);
    const end = Math.max(begin, ...this.#ends(dictionary, begin));
    return this.bytes.subarray(begin, this.#endOfStream(end));
  }

  /** Offset after a stream; `Length` is used only if `endstream` follows at its end. */
  behindStream({ dictionary, start }: PdfStream): number {
    const begin = this.#behindLine(start);
    const right = this.#ends(dictionary, begin).find((end) =>
      /^\s{0,2}endstream/.test(this.bytes.toString('latin1', end, end + 12)),
    );
    return this.#endOfStream(right ?? begin);
  }

  /** The decoded stream; null for ambiguous filters and for image filters. */
  unpack(dictionary: PdfDictionary, packed: Buffer): Buffer | null {
    const filters = streamFilters(dictionary, (value) => this.resolve(value));
    return filters && unpackStream(packed, filters, this.work);
  }

  #addObject(offset: number): void {
    this.work.allocate(OBJECT_BYTES);
    const before = this.bytes.toString('latin1', Math.max(0, offset - 48), offset);
    const [head = '', number, generation] = HEAD.exec(before) ?? [];
    const object = {
      ...withReference(new ValueReader(this.bytes, offset + 3, this.work).readObject()),
      number: number === undefined ? -1 : Number(number),
      generation: Number(generation ?? 0),
      begin: offset - head.length,
    };
    this.objects.set(offset + 3, object);
    const objects = this.#byNumber.get(object.number);
    if (objects) objects.push(object);
    else this.#byNumber.set(object.number, [object]);
  }

  #addSection({ begin, value }: FileObject): void {
    if (!isKind(value, 'stream')) return;
    const { dictionary } = value;
    const widths = this.resolveKey(dictionary, 'W').map(numbersOf);
    if (!widths.some(({ length }) => length >= 3)) return;
    const sizes = this.resolveKey(dictionary, 'Size').filter((size) => typeof size === 'number');
    const pairs = this.resolveKey(dictionary, 'Index').map(numbersOf);
    const indexes = pairs.length > 0 ? pairs : sizes.map((size) => [0, size]);
    const table = this.unpack(dictionary, this.streamBytes(value));
    const isOne = table !== null && widths.length === 1 && indexes.length === 1;
    const entries = isOne ? entriesOf(table, widths[0] ?? [], indexes[0] ?? []) : null;
    this.sections.push({ offset: begin, entries });
    this.trailers.push(dictionary);
  }

  #ends(dictionary: PdfDictionary, begin: number): number[] {
    return this.resolveKey(dictionary, 'Length').flatMap((length) =>
      typeof length === 'number' && length >= 0 ? begin + length : [],
    );
  }

  #endOfStream(from: number): number {
    const end = this.bytes.indexOf('endstream', from);
    return end === -1 ? this.bytes.length : end;
  }

  #behindLine(start: number): number {
    let offset = start;
    while (this.bytes[offset] === 0x20 || this.bytes[offset] === 0x09) offset += 1;
    if (this.bytes[offset] === 0x0d)
      return this.bytes[offset + 1] === 0x0a ? offset + 2 : offset + 1;
    return this.bytes[offset] === 0x0a ? offset + 1 : start;
  }
}

/** Heap used by an object in addition to its value. */
const OBJECT_BYTES = 500;
/** Maximum header length, comments included; objects with longer headers are found by scanning. */
const MAX_HEAD_BYTES = 256;
const HEAD = /(\d{1,10})[\s\0]{1,16}(\d{1,5})[\s\0]{0,16}$/;

/** Offsets of a keyword, except where a prefix makes it another one, as in `endobj`. */
function offsetsOf(bytes: Buffer, word: string, unlessBehind: string): number[] {
  const offsets: number[] = [];
  let offset = -word.length;
  while (true) {
    offset = bytes.indexOf(word, offset + word.length);
    if (offset === -1) return offsets;
    const before = bytes.toString('latin1', Math.max(0, offset - unlessBehind.length), offset);
    if (unlessBehind === '' || before !== unlessBehind) offsets.push(offset);
  }
}
