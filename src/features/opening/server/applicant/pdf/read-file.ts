import { type Entry, entriesOf, numbersOf, readTable } from './cross-references.ts';
import {
  isKind,
  type PdfDictionary,
  type PdfStream,
  type PdfValue,
  valuesOf,
} from './pdf-values.ts';
import { isWord, type ReadObject, ValueReader } from './read-values.ts';
import { filtersOf } from './stream-filters.ts';
import { unpackStream } from './unpack-stream.ts';
import type { Work } from './work.ts';

/** An object of the file, wherever its bytes stand: between others, in a string, a comment or a stream. */
export interface FileObject extends ReadObject {
  /** -1 where it cannot be told. */
  readonly number: number;
  readonly generation: number;
  readonly begin: number;
}

/** A table or stream of cross-references. */
export interface Section {
  readonly at: number;
  /** Null where nobody can tell what it says. */
  readonly entries: readonly Entry[] | null;
}

export class PdfFile {
  readonly bytes: Buffer;
  readonly work: Work;
  /** Objects by the byte behind their word `obj`. */
  readonly objects = new Map<number, FileObject>();
  readonly sections: Section[] = [];
  readonly trailers: PdfDictionary[] = [];
  readonly #byNumber = new Map<number, FileObject[]>();

  constructor(bytes: Buffer, work: Work) {
    this.bytes = bytes;
    this.work = work;
    for (const at of placesOf(bytes, 'obj', 'end')) this.#addObject(at);
    for (const at of placesOf(bytes, 'xref', 'start')) {
      const entries = readTable(new ValueReader(bytes, at + 4, work), bytes);
      if (entries !== undefined) this.sections.push({ at, entries });
    }
    for (const at of placesOf(bytes, 'trailer', '')) {
      const trailer = new ValueReader(bytes, at + 7, work).read();
      if (isKind(trailer ?? undefined, 'dictionary')) this.trailers.push(trailer as PdfDictionary);
    }
    for (const object of this.objects.values()) this.#addSection(object);
  }

  /** The object whose number stands at a byte, as a table says. */
  objectAt(offset: number): FileObject | undefined {
    const head = this.bytes.subarray(offset, offset + LONGEST_HEAD);
    const reader = new ValueReader(head, 0, this.work);
    const [number, generation, word] = [reader.read(), reader.read(), reader.read()];
    if (typeof number !== 'number' || typeof generation !== 'number' || !isWord(word, 'obj')) {
      return undefined;
    }
    const object = this.objects.get(offset + reader.at);
    return object && { ...object, number };
  }

  /** All that a value may be, if it is a reference to an object of the file. */
  resolve(value: PdfValue | undefined): PdfValue[] {
    if (value === undefined) return [];
    if (!isKind(value, 'reference')) return [value];
    const objects = this.#byNumber.get(value.number) ?? [];
    return objects.flatMap((object) => object.value ?? []);
  }

  resolveKey(dictionary: PdfDictionary, ...keys: string[]): PdfValue[] {
    return keys.flatMap((key) => valuesOf(dictionary, key)).flatMap((one) => this.resolve(one));
  }

  /** The bytes of a stream up to the last place where one who reads it may stop. */
  streamBytes({ dictionary, start }: PdfStream): Buffer {
    const begin = this.#behindLine(start);
    return this.bytes.subarray(
      begin,
      this.#endOfStream(Math.max(begin, ...this.#ends(dictionary, begin))),
    );
  }

  /** The byte behind a stream, as its length says where that is right. */
  behindStream({ dictionary, start }: PdfStream): number {
    const begin = this.#behindLine(start);
    const right = this.#ends(dictionary, begin).find((end) =>
      /^\s{0,2}endstream/.test(this.bytes.toString('latin1', end, end + 12)),
    );
    return this.#endOfStream(right ?? begin);
  }

  /** What a stream holds; null where nobody can tell, or a filter stands before it that is none of objects. */
  unpack(dictionary: PdfDictionary, packed: Buffer): Buffer | null {
    const told = filtersOf(dictionary, (value) => this.resolve(value));
    return told && unpackStream(packed, told, this.work);
  }

  #addObject(at: number): void {
    const before = this.bytes.toString('latin1', Math.max(0, at - 48), at);
    const [head = '', number, generation] = HEAD.exec(before) ?? [];
    const object = {
      ...new ValueReader(this.bytes, at + 3, this.work).readObject(),
      number: number === undefined ? -1 : Number(number),
      generation: Number(generation ?? 0),
      begin: at - head.length,
    };
    this.objects.set(at + 3, object);
    const known = this.#byNumber.get(object.number);
    if (known) known.push(object);
    else this.#byNumber.set(object.number, [object]);
  }

  #addSection({ begin, value }: FileObject): void {
    if (!isKind(value ?? undefined, 'stream')) return;
    const stream = value as PdfStream;
    const { dictionary } = stream;
    const widths = this.resolveKey(dictionary, 'W').map(numbersOf);
    if (!widths.some(({ length }) => length >= 3)) return;
    const sizes = this.resolveKey(dictionary, 'Size').filter((size) => typeof size === 'number');
    const told = this.resolveKey(dictionary, 'Index').map(numbersOf);
    const indexes = told.length > 0 ? told : sizes.map((size) => [0, size]);
    const table = this.unpack(dictionary, this.streamBytes(stream));
    const isOne = table !== null && widths.length === 1 && indexes.length === 1;
    const entries = isOne ? entriesOf(table, widths[0] ?? [], indexes[0] ?? []) : null;
    this.sections.push({ at: begin, entries });
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

  /** Bytes begin on the line behind the word `stream`. */
  #behindLine(start: number): number {
    let at = start;
    while (this.bytes[at] === 0x20 || this.bytes[at] === 0x09) at += 1;
    if (this.bytes[at] === 0x0d) return this.bytes[at + 1] === 0x0a ? at + 2 : at + 1;
    return this.bytes[at] === 0x0a ? at + 1 : start;
  }
}

/** Comments may stand in between; behind longer ones an object is found without its table. */
const LONGEST_HEAD = 256;
const HEAD = /(\d{1,10})[\s\0]{1,16}(\d{1,5})[\s\0]{0,16}$/;

/** Where a word stands, wherever that is, unless another makes it a longer word. */
function placesOf(bytes: Buffer, word: string, unlessBehind: string): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + word.length)) {
    const before = bytes.toString('latin1', Math.max(0, at - unlessBehind.length), at);
    if (unlessBehind === '' || before !== unlessBehind) places.push(at);
  }
  return places;
}
