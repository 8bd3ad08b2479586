import {
  isKind,
  type PdfDictionary,
  type PdfStream,
  type PdfValue,
  valuesOf,
} from './pdf-values.ts';
import type { FileObject, PdfFile } from './read-file.ts';
import { readIndirect } from './read-indirect.ts';
import { ValueReader } from './read-values.ts';
import type { Unseal } from './unseal.ts';

/** A value with its object number, which is part of the key that encrypts its strings. */
export interface ObjectValue {
  readonly value: PdfValue;
  readonly number: number;
  readonly generation: number;
}

/** Objects in an object stream (ISO 32000-2, 7.5.7); none in other streams, null if unreadable. */
export function readPacked(
  file: PdfFile,
  { value, number, generation }: FileObject,
  unseal: Unseal | null,
): ObjectValue[] | null {
  if (!isKind(value, 'stream') || !mayHoldObjects(file, value)) return [];
  const packed = file.streamBytes(value);
  file.work.spend(packed.length);
  const found: ObjectValue[] = [];
  for (const bytes of [packed, ...(unseal?.(packed, number, generation) ?? [])]) {
    const objects = file.unpack(value.dictionary, bytes);
    if (objects === null) return null;
    for (const object of objectsIn(file, value.dictionary, objects)) found.push(object);
  }
  return found;
}

/** PDF readers accept an object stream by its keys `N` and `First`, without the type. */
function mayHoldObjects(file: PdfFile, { dictionary }: PdfStream): boolean {
  const isNamed = file
    .resolveKey(dictionary, 'Type')
    .some((type) => isKind(type, 'name') && type.name === 'ObjStm');
  return (
    isNamed || (valuesOf(dictionary, 'N').length > 0 && valuesOf(dictionary, 'First').length > 0)
  );
}

function objectsIn(file: PdfFile, dictionary: PdfDictionary, bytes: Buffer): ObjectValue[] {
  const header = new ValueReader(bytes, 0, file.work);
  const places: [number: number, offset: number][] = [];
  while (true) {
    const [number, offset] = [header.read(), header.read()];
    if (typeof number !== 'number' || typeof offset !== 'number') break;
    places.push([number, offset]);
  }
  const firsts = file.resolveKey(dictionary, 'First').filter((first) => typeof first === 'number');
  const found: ObjectValue[] = [];
  const add = (reader: ValueReader, number: number) => {
    const value = readIndirect(reader);
    // Numbers are skipped: they are never active content, and a file may hold millions.
    if (value !== null && typeof value !== 'number') found.push({ value, number, generation: 0 });
  };
  for (const first of new Set(firsts)) {
    for (const [number, offset] of places) {
      const start = first + offset;
      if (start >= 0 && start < bytes.length) add(new ValueReader(bytes, start, file.work), number);
    }
  }
  const inOrder = new ValueReader(bytes, 0, file.work);
  while (firsts.length === 0 && inOrder.offset < bytes.length) add(inOrder, -1);
  return found;
}
