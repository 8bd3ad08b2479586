import { actIn, type PdfAct } from './find-acts.ts';
import { isSound } from './is-sound.ts';
import { type Held, readPacked } from './packed-objects.ts';
import { isKind, type PdfStream, type PdfString, type PdfValue, valuesOf } from './pdf-values.ts';
import { type FileObject, PdfFile } from './read-file.ts';
import { isWord, ValueReader } from './read-values.ts';
import { type Unseal, unsealing } from './unseal.ts';
import { TooMuchWork, Work } from './work.ts';

/** Bytes that are read and unpacked of a file at most. */
const MOST_WORK = 64 * 1024 * 1024;

export interface PdfFinding {
  readonly act: PdfAct | 'too much work' | 'unreadable objects';
  /** The number of the object, below 0 where it has none. */
  readonly number: number;
}

/** What no reference leads to. */
const NO_OBJECT = { number: -2, generation: 0 };

/** The first act in what any reader could take for an object of this file, or what stands against knowing it. */
export function inspectObjects(bytes: Buffer): PdfFinding | null {
  try {
    return new Inspection(new PdfFile(bytes, new Work(MOST_WORK))).finding();
  } catch (error) {
    if (error instanceof TooMuchWork) return { act: 'too much work', number: -1 };
    throw error;
  }
}

class Inspection {
  readonly #file: PdfFile;
  readonly #unseal: Unseal | null;
  readonly #packed = new Map<number, Held[] | null>();

  constructor(file: PdfFile) {
    this.#file = file;
    this.#unseal = unsealOf(file);
  }

  /** Where tables and pages hold together, readers go by them; else they look for objects everywhere. */
  finding(): PdfFinding | null {
    const tabled = tabledObjects(this.#file);
    const found = tabled && this.#judge(tabled, true);
    if (found && found !== 'unsound') return found;
    if (tabled && found === null) return null;
    const everywhere = this.#judge([...this.#file.objects.values()], false);
    return everywhere === 'unsound' ? null : everywhere;
  }

  #judge(tabled: readonly FileObject[], isTabled: boolean): PdfFinding | 'unsound' | null {
    const { plain, held } = betweenObjects(this.#file, tabled);
    for (const object of [...tabled, ...plain]) {
      for (const one of heldBy(object)) held.push(one);
      const packed = this.#unpack(object);
      if (packed === null) return { act: 'unreadable objects', number: object.number };
      for (const one of packed) held.push(one);
    }
    const byNumber = Map.groupBy(held, ({ number }) => number);
    const resolve = (value: PdfValue) => {
      const values = resolved(value, byNumber);
      this.#file.work.spend(values.length);
      return values;
    };
    for (const value of this.#file.trailers) held.push({ ...NO_OBJECT, value });
    for (const one of held) {
      const readString = (string: PdfString) => this.#readString(string, one);
      const act = actIn(one.value, { resolve, readString });
      if (act !== null) return { act, number: one.number };
    }
    return isTabled && !isSound(this.#file, resolve) ? 'unsound' : null;
  }

  #unpack(object: FileObject): Held[] | null {
    const known = this.#packed.get(object.end);
    if (known !== undefined) return known;
    const packed = readPacked(this.#file, object, this.#unseal);
    this.#packed.set(object.end, packed);
    return packed;
  }

  #readString({ bytes }: PdfString, { number, generation }: Held): string[] {
    const opened = this.#unseal?.(Buffer.from(bytes, 'latin1'), number, generation) ?? [];
    return [bytes, ...opened.map((one) => one.toString('latin1'))];
  }
}

/** References lead to other references, a few times; what has no number may be any object. */
function resolved(value: PdfValue, byNumber: ReadonlyMap<number, readonly Held[]>): PdfValue[] {
  let values = [value];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (!values.some((one) => isKind(one, 'reference'))) break;
    values = values.flatMap((one) =>
      isKind(one, 'reference')
        ? [one.number, -1].flatMap((number) =>
            (byNumber.get(number) ?? []).map((held) => held.value),
          )
        : one,
    );
  }
  return values;
}

const MOST_STEPS = 4;

function heldBy({ value, rest, number, generation }: FileObject): Held[] {
  const held = value === null ? [] : [{ value, number, generation }];
  if (rest.length === 0) return held;
  return [...held, { ...NO_OBJECT, value: { kind: 'array', items: rest } }];
}

/** The objects that the tables of a file name, null where one of them stands elsewhere. */
function tabledObjects(file: PdfFile): FileObject[] | null {
  const objects = new Map<number, FileObject>();
  for (const { entries } of file.sections) {
    if (entries === null) return null;
    for (const { number, offset } of entries) {
      const object = file.objectAt(offset);
      if (object?.number !== number) return null;
      objects.set(object.end, object);
    }
  }
  return objects.size === 0 ? null : [...objects.values()];
}

/** Objects that no table names, and values that are no objects. */
function betweenObjects(file: PdfFile, objects: readonly FileObject[]) {
  const extents = objects
    .map((object) => [object.begin, endOf(file, object)] as const)
    .sort(([one], [other]) => one - other);
  const plain: FileObject[] = [];
  const held: Held[] = [];
  const reader = new ValueReader(file.bytes, 0, file.work);
  for (const [begin, end] of [...extents, [file.bytes.length, file.bytes.length] as const]) {
    while (reader.at < begin) {
      const value = reader.read();
      const object = isWord(value, 'obj') ? file.objects.get(reader.at) : undefined;
      if (object) {
        plain.push(object);
        reader.at = endOf(file, object);
      } else if (value !== null && isKind(value, 'dictionary')) {
        held.push({ ...NO_OBJECT, value });
      }
    }
    reader.at = Math.max(reader.at, end);
  }
  return { plain, held };
}

function endOf(file: PdfFile, { value, end }: FileObject): number {
  return isKind(value ?? undefined, 'stream') ? file.behindStream(value as PdfStream) : end;
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
