import type { PdfValue } from './pdf-values.ts';
import { isWord, type ReadObject, type ValueReader } from './read-values.ts';

export function readIndirect(reader: ValueReader): PdfValue | null {
  const value = reader.read();
  if (typeof value !== 'number') return value;
  const { offset } = reader;
  if (typeof reader.read() === 'number' && isWord(reader.read(), 'R')) {
    return { kind: 'reference', number: value };
  }
  reader.offset = offset;
  return value;
}

/** Recognizes an object whose value is a reference, such as `5 0 obj 6 0 R endobj`. */
export function withReference(object: ReadObject): ReadObject {
  const [generation, word = null] = object.rest;
  if (typeof object.value !== 'number' || typeof generation !== 'number' || !isWord(word, 'R')) {
    return object;
  }
  return { ...object, value: { kind: 'reference', number: object.value } };
}
