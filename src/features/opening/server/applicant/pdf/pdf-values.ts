/** Values of a PDF (ISO 32000-2, 7.3) that the inspection needs. */
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

/** A literal or hexadecimal string, decoded as Latin-1. */
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

/** Duplicate keys are preserved, because PDF readers disagree which of them counts. */
export interface PdfDictionary {
  readonly kind: 'dictionary';
  readonly pairs: readonly (readonly [key: string, value: PdfValue])[];
}

export interface PdfStream {
  readonly kind: 'stream';
  readonly dictionary: PdfDictionary;
  /** The offset directly after the keyword `stream`. */
  readonly start: number;
}

/** A keyword such as `true` or `endobj`, and any token that is no value. */
export interface PdfWord {
  readonly kind: 'word';
  readonly word: string;
}

export function isKind<Kind extends Exclude<PdfValue, number>['kind']>(
  value: PdfValue | null | undefined,
  kind: Kind,
): value is Extract<PdfValue, { kind: Kind }> {
  return typeof value === 'object' && value?.kind === kind;
}

export function valuesOf({ pairs }: PdfDictionary, key: string): PdfValue[] {
  return pairs.filter(([name]) => name === key).map(([, value]) => value);
}

export function dictionaryOf(value: PdfValue | undefined): PdfDictionary | null {
  if (isKind(value, 'stream')) return value.dictionary;
  return isKind(value, 'dictionary') ? value : null;
}
