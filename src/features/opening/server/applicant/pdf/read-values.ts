import { isKind, type PdfDictionary, type PdfStream, type PdfValue } from './pdf-values.ts';
import { NUMBER_BYTES, TOKEN_BYTES, type WorkBudget } from './work.ts';

const REGULAR = 0;
const SPACE = 1;
const DELIMITER = 2;

/** Class of each code, such as white space or delimiter (ISO 32000-2, 7.2.3). */
const CLASSES = new Uint8Array(256);
for (const code of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]) CLASSES[code] = SPACE;
for (const letter of '()<>[]{}/%') CLASSES[letter.charCodeAt(0)] = DELIMITER;

const LF = 0x0a;
const CR = 0x0d;
const PERCENT = 0x25;
const HASH = 0x23;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
const [OPEN, CLOSE, LESS, GREATER] = [0x28, 0x29, 0x3c, 0x3e];
const [OPEN_ARRAY, CLOSE_ARRAY] = [0x5b, 0x5d];

type Mark = '<<' | '>>' | '[' | ']';
type Token = PdfValue | Mark | null;

export interface ReadObject {
  readonly value: PdfValue | null;
  readonly rest: readonly PdfValue[];
  readonly end: number;
}

const END_OF_OBJECT = new Set(['endobj', 'obj', 'stream', 'endstream', 'xref', 'trailer']);

interface Container {
  readonly isDictionary: boolean;
  readonly items: PdfValue[];
}

/** Reads values by the grammar of ISO 32000, and recovers from errors as viewers do. */
export class ValueReader {
  readonly #bytes: Buffer;
  readonly #work: WorkBudget;
  /** Ranges of misplaced streams, which only some PDF readers skip. */
  readonly #within: [from: number, before: number][] = [];
  offset: number;

  constructor(bytes: Buffer, offset: number, work: WorkBudget) {
    this.#bytes = bytes;
    this.#work = work;
    this.offset = offset;
  }

  /** Reads one value; iterative, because nesting has no limit. */
  read(): PdfValue | null {
    const begin = this.offset;
    const value = this.#readValue();
    this.#work.spend(this.offset - begin + 1);
    return value;
  }

  /** Reads an object up to its end: its value or stream, and stray values after it. */
  readObject(): ReadObject {
    const first = this.read();
    const rest: PdfValue[] = [];
    while (true) {
      const next = this.read();
      if (next === null || (isKind(next, 'word') && END_OF_OBJECT.has(next.word))) {
        const isStream = isKind(first, 'dictionary') && isWord(next, 'stream');
        const value = isStream ? streamOf(first, this.offset) : first;
        return { value, rest: [...rest, ...this.#valuesWithin()], end: this.offset };
      }
      rest.push(next);
    }
  }

  #valuesWithin(): PdfValue[] {
    const values: PdfValue[] = [];
    for (const [from, before] of this.#within) {
      const inside = new ValueReader(this.#bytes.subarray(from, before), 0, this.#work);
      for (let value = inside.read(); value !== null; value = inside.read()) values.push(value);
    }
    return values;
  }

  skipSpace(): void {
    const bytes = this.#bytes;
    while (this.offset < bytes.length) {
      const code = bytes[this.offset] as number;
      if (code === PERCENT) this.#skipLine();
      else if (CLASSES[code] === SPACE) this.offset += 1;
      else return;
    }
  }

  #readValue(): PdfValue | null {
    const open: Container[] = [];
    while (true) {
      const token = this.#token();
      this.#work.allocate(typeof token === 'number' ? NUMBER_BYTES : TOKEN_BYTES);
      const top = open.at(-1);
      if (token === '<<' || token === '[') {
        open.push({ isDictionary: token === '<<', items: [] });
        continue;
      }
      if (top === undefined) {
        if (typeof token !== 'string') return token;
        continue;
      }
      if (token !== null && token !== '>>' && token !== ']') {
        add(top.items, token);
        if (isWord(token, 'stream') && isKind(top.items.at(-2), 'dictionary')) this.#skipStream();
        continue;
      }
      const outermost = close(open, token);
      if (outermost !== null) return outermost;
    }
  }

  #token(): Token {
    this.skipSpace();
    const bytes = this.#bytes;
    const code = bytes[this.offset];
    if (code === undefined) return null;
    this.offset += 1;
    switch (code) {
      case SLASH:
        return { kind: 'name', name: this.#name() };
      case OPEN:
        return { kind: 'string', bytes: this.#literal() };
      case LESS:
        if (bytes[this.offset] !== LESS) return { kind: 'string', bytes: this.#hexadecimal() };
        this.offset += 1;
        return '<<';
      case GREATER:
        if (bytes[this.offset] !== GREATER) return { kind: 'word', word: '>' };
        this.offset += 1;
        return '>>';
      case OPEN_ARRAY:
        return '[';
      case CLOSE_ARRAY:
        return ']';
      default:
        if (CLASSES[code] === DELIMITER) return { kind: 'word', word: String.fromCharCode(code) };
        this.offset -= 1;
        return isNumeric(code) ? this.#number() : this.#word();
    }
  }

  #number(): PdfValue {
    const from = this.offset;
    while (isNumeric(this.#bytes[this.offset])) this.offset += 1;
    const number = Number(this.#letters(from));
    return Number.isFinite(number) ? number : 0;
  }

  #word(): PdfValue {
    const from = this.offset;
    while (this.offset < this.#bytes.length && this.#classHere() === REGULAR) this.offset += 1;
    return { kind: 'word', word: this.#letters(from) };
  }

  #name(): string {
    const from = this.offset;
    let isEscaped = false;
    while (this.offset < this.#bytes.length && this.#classHere() === REGULAR) {
      if (this.#bytes[this.offset] === HASH) isEscaped = true;
      this.offset += 1;
    }
    const name = this.#letters(from);
    if (!isEscaped) return name;
    return name.replace(/#([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }

  #literal(): string {
    const bytes = this.#bytes;
    const from = this.offset;
    let depth = 1;
    let isEscaped = false;
    while (this.offset < bytes.length) {
      const code = bytes[this.offset];
      this.offset += 1;
      if (code === BACKSLASH) {
        isEscaped = true;
        this.offset += 1;
      } else if (code === OPEN) depth += 1;
      else if (code === CLOSE) depth -= 1;
      if (depth === 0) break;
    }
    const inside = this.#letters(from, depth === 0 ? this.offset - 1 : this.offset);
    return isEscaped ? inside.replace(ESCAPE, unescaped) : inside;
  }

  #hexadecimal(): string {
    const from = this.offset;
    while (this.offset < this.#bytes.length && this.#bytes[this.offset] !== GREATER)
      this.offset += 1;
    const digits = this.#letters(from).replace(/[^\da-f]/gi, '');
    this.offset += 1;
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1');
  }

  #skipStream(): void {
    const end = this.#bytes.indexOf('endstream', this.offset);
    if (end === -1) return;
    this.#within.push([this.offset, end]);
    this.offset = end;
  }

  #skipLine(): void {
    const bytes = this.#bytes;
    while (this.offset < bytes.length && bytes[this.offset] !== LF && bytes[this.offset] !== CR)
      this.offset += 1;
  }

  #classHere(): number {
    return CLASSES[this.#bytes[this.offset] as number] as number;
  }

  #letters(from: number, before = this.offset): string {
    return this.#bytes.toString('latin1', from, before);
  }
}

export const isWord = (value: PdfValue | Mark | null, word: string): boolean =>
  typeof value === 'object' && value !== null && value.kind === 'word' && value.word === word;

const isNumeric = (code: number | undefined): boolean =>
  code !== undefined &&
  ((code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2d || code === 0x2e);

const streamOf = (dictionary: PdfDictionary, start: number): PdfStream => ({
  kind: 'stream',
  dictionary,
  start,
});

/** Adds a value; the three tokens of `5 0 R` become one reference. */
function add(items: PdfValue[], value: PdfValue): void {
  const number = items.at(-2);
  if (isWord(value, 'R') && typeof number === 'number' && typeof items.at(-1) === 'number') {
    items.splice(-2, 2, { kind: 'reference', number });
  } else items.push(value);
}

/** Closes the containers that `mark` ends (null: all); returns the outermost if it is closed. */
function close(open: Container[], mark: '>>' | ']' | null): PdfValue | null {
  if (mark === ']' && open.at(-1)?.isDictionary) return null;
  if (mark === '>>' && !open.some(({ isDictionary }) => isDictionary)) return null;
  while (true) {
    const top = open.pop() as Container;
    const value = closed(top);
    const outer = open.at(-1);
    if (outer === undefined) return value;
    outer.items.push(value);
    if (mark === ']' || (mark === '>>' && top.isDictionary)) return null;
  }
}

/** Builds an array or dictionary; values that are no names are skipped as dictionary keys. */
function closed({ isDictionary, items }: Container): PdfValue {
  if (!isDictionary) return { kind: 'array', items };
  const pairs: [string, PdfValue][] = [];
  for (let offset = 0; offset < items.length; offset += 1) {
    const [key, value] = [items[offset], items[offset + 1]];
    if (!isKind(key, 'name')) continue;
    pairs.push([key.name, value ?? { kind: 'word', word: 'null' }]);
    offset += 1;
  }
  return { kind: 'dictionary', pairs };
}

const ESCAPE = /\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g;
const CONTROLS: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
  '\r\n': '',
};

function unescaped(_: string, octal: string | undefined, letter = ''): string {
  if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
  return CONTROLS[letter] ?? letter;
}
