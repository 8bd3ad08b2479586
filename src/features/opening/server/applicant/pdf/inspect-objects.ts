import { type ActiveContent, activeContentIn } from './find-acts.ts';
import { isSound } from './is-sound.ts';
import { type ObjectValue, readPacked } from './packed-objects.ts';
import { isKind, type PdfString, type PdfValue, valuesOf } from './pdf-values.ts';
import { type FileObject, PdfFile } from './read-file.ts';
import { isWord, ValueReader } from './read-values.ts';
import { type Unseal, unsealing } from './unseal.ts';
import { TooMuchWork, WorkBudget } from './work.ts';

const MAX_WORK_BYTES = 64 * 1024 * 1024;

export interface PdfFinding {
  readonly reason: ActiveContent | 'too much work' | 'unreadable objects';
  /** The object number; negative if there is none. */
  readonly number: number;
}

const NO_OBJECT = { number: -2, generation: 0 };

/** Returns active content that any PDF reader could find, or why inspection failed; else null. */
export function inspectObjects(bytes: Buffer): PdfFinding | null {
  try {
    return new Inspection(new PdfFile(bytes, new WorkBudget(MAX_WORK_BYTES))).finding();
  } catch (error) {
    if (error instanceof TooMuchWork) return { reason: 'too much work', number: -1 };
    throw error;
  }
}

class Inspection {
  readonly #file: PdfFile;
  readonly #unseal: Unseal | null;
  readonly #packed = new Map<number, ObjectValue[] | null>();

  constructor(file: PdfFile) {
    this.#file = file;
    this.#unseal = unsealOf(file);
  }

  /** Inspects the listed objects, or all objects of the file if its tables are inconsistent. */
  finding(): PdfFinding | null {
    const tabled = tabledObjects(this.#file);
    const found = tabled && this.#judge(tabled, true);
    if (found && found !== 'unsound') return found;
    if (tabled && found === null) return null;
    const everywhere = this.#judge([...this.#file.objects.values()], false);
    return everywhere === 'unsound' ? null : everywhere;
  }

  #judge(tabled: readonly FileObject[], isTabled: boolean): PdfFinding | 'unsound' | null {
    const { plain, values } = betweenObjects(this.#file, tabled);
    for (const object of [...tabled, ...plain]) {
      for (const value of heldBy(object)) values.push(value);
      const packed = this.#unpack(object);
      if (packed === null) return { reason: 'unreadable objects', number: object.number };
      for (const value of packed) values.push(value);
    }
    const byNumber = Map.groupBy(values, ({ number }) => number);
    const resolve = (value: PdfValue) => resolved(value, byNumber, this.#file.work);
    for (const value of this.#file.trailers) values.push({ ...NO_OBJECT, value });
    for (const value of values) {
      const readString = (string: PdfString) => this.#readString(string, value);
      const reason = activeContentIn(value.value, { resolve, readString });
      if (reason !== null) return { reason, number: value.number };
    }
    return isTabled && !isSound(this.#file, resolve) ? 'unsound' : null;
  }

  #unpack(object: FileObject): ObjectValue[] | null {
    const unpacked = this.#packed.get(object.end);
    if (unpacked !== undefined) return unpacked;
    const packed = readPacked(this.#file, object, this.#unseal);
    this.#packed.set(object.end, packed);
    return packed;
  }

  #readString({ bytes }: PdfString, { number, generation }: ObjectValue): string[] {
    const opened = this.#unseal?.(Buffer.from(bytes, 'latin1'), number, generation) ?? [];
    return [bytes, ...opened.map((value) => value.toString('latin1'))];
  }
}

/** Returns all values a reference may mean; an object without a number may be any of them. */
function resolved(
  value: PdfValue,
  byNumber: ReadonlyMap<number, readonly ObjectValue[]>,
  work: WorkBudget,
): PdfValue[] {
  if (!isKind(value, 'reference')) return [value];
  const found: PdfValue[] = [];
  const seen = new Set<number>();
  const left = [value.number, -1];
  for (let number = left.pop(); number !== undefined; number = left.pop()) {
    const values = seen.has(number) ? [] : (byNumber.get(number) ?? []);
    seen.add(number);
    work.spend(values.length + 1);
    for (const { value } of values) {
      if (isKind(value, 'reference')) left.push(value.number);
      else found.push(value);
    }
  }
  return found;
}

function heldBy({ value, rest, number, generation }: FileObject): ObjectValue[] {
  const values = value === null ? [] : [{ value, number, generation }];
  if (rest.length === 0) return values;
  return [...values, { ...NO_OBJECT, value: { kind: 'array', items: rest } }];
}

/** Returns the objects listed in the tables; null if a listed offset is wrong. */
function tabledObjects(file: PdfFile): FileObject[] | null {
  const objects = new Map<number, FileObject>();
  for (const { entries } of file.sections) {
    if (entries === null) return null;
    for (const { number, generation, offset } of entries) {
      const object = file.objectAt(offset);
      if (object?.number !== number || object.generation !== generation) return null;
      objects.set(object.end, object);
    }
  }
  return objects.size === 0 ? null : [...objects.values()];
}

/** Objects missing from the tables, and values outside objects. */
function betweenObjects(file: PdfFile, objects: readonly FileObject[]) {
  const extents = objects
    .map((object) => [object.begin, endOf(file, object)] as const)
    .sort(([first], [second]) => first - second);
  const plain: FileObject[] = [];
  const values: ObjectValue[] = [];
  const reader = new ValueReader(file.bytes, 0, file.work);
  for (const [begin, end] of [...extents, [file.bytes.length, file.bytes.length] as const]) {
    while (reader.offset < begin) {
      const value = reader.read();
      const object = isWord(value, 'obj') ? file.objects.get(reader.offset) : undefined;
      if (object) {
        plain.push(object);
        reader.offset = endOf(file, object);
      } else if (isKind(value, 'dictionary')) {
        values.push({ ...NO_OBJECT, value });
      }
    }
    reader.offset = Math.max(reader.offset, end);
  }
  return { plain, values };
}

function endOf(file: PdfFile, { value, end }: FileObject): number {
  return isKind(value, 'stream') ? file.behindStream(value) : end;
}

function unsealOf(file: PdfFile): Unseal | null {
  const resolve = (value: PdfValue | undefined) => file.resolve(value).at(-1);
  const ids = file.trailers
    .flatMap((trailer) => file.resolveKey(trailer, 'ID'))
    .map((id) => (isKind(id, 'array') ? resolve(id.items[0]) : undefined))
    .map((id) => (isKind(id, 'string') ? id.bytes : ''));
  for (const sealed of file.trailers.flatMap((trailer) => file.resolveKey(trailer, 'Encrypt'))) {
    if (!isKind(sealed, 'dictionary') || valuesOf(sealed, 'U').length === 0) continue;
    for (const id of new Set(['', ...ids])) {
      const unseal = unsealing(sealed, Buffer.from(id, 'latin1'), resolve);
      if (unseal !== null) return unseal;
    }
  }
  return null;
}
