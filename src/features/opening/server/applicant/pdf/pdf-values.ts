/** A value of a PDF (ISO 32000-2, 7.3), as far as judging one needs it. */
export type PdfValue =
  | number
  | PdfName
  | PdfString
  | PdfReference
  | PdfArray
  | PdfDictionary
  | PdfStream
  | PdfWord;

export interface PdfName {
  readonly kind: 'name';
  readonly name: string;
}

/** Bytes as letters, one to a byte. */
export interface PdfString {
  readonly kind: 'string';
  readonly bytes: string;
}

export interface PdfReference {
  readonly kind: 'reference';
  readonly number: number;
}

export interface PdfArray {
  readonly kind: 'array';
  readonly items: readonly PdfValue[];
}

/** Every pair as it stands: readers disagree which of two equal keys counts. */
export interface PdfDictionary {
  readonly kind: 'dictionary';
  readonly pairs: readonly (readonly [key: string, value: PdfValue])[];
}

export interface PdfStream {
  readonly kind: 'stream';
  readonly dictionary: PdfDictionary;
  /** Where its bytes begin, right behind the word `stream`. */
  readonly start: number;
}

/** `true`, `null`, `endobj`, and whatever stands where no value should. */
export interface PdfWord {
  readonly kind: 'word';
  readonly word: string;
}

export function isKind<Kind extends Exclude<PdfValue, number>['kind']>(
  value: PdfValue | undefined,
  kind: Kind,
): value is Extract<PdfValue, { kind: Kind }> {
  return typeof value === 'object' && value.kind === kind;
}

/** All values of a key. */
export function valuesOf({ pairs }: PdfDictionary, key: string): PdfValue[] {
  return pairs.filter(([known]) => known === key).map(([, value]) => value);
}

/** The dictionary of a value that is one or has one. */
export function dictionaryOf(value: PdfValue | undefined): PdfDictionary | null {
  if (isKind(value, 'stream')) return value.dictionary;
  return isKind(value, 'dictionary') ? value : null;
}
