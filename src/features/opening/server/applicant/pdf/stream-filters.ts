import { dictionaryOf, isKind, type PdfDictionary, type PdfValue, valuesOf } from './pdf-values.ts';

type Resolve = (value: PdfValue | undefined) => readonly PdfValue[];

export interface StreamFilters {
  readonly filters: readonly string[];
  readonly parameters: readonly (PdfDictionary | null)[];
}

/** Filters of a stream in order; null if PDF readers could apply different ones. */
export function streamFilters(dictionary: PdfDictionary, resolve: Resolve): StreamFilters | null {
  const filters = listOf(dictionary, ['Filter', 'F'], resolve);
  const parameters = listOf(dictionary, ['DecodeParms', 'DP'], resolve);
  if (filters === null || parameters === null) return null;
  const read = parameters.map((value) => withOneReading(dictionaryOf(value), resolve));
  if (read.includes(undefined)) return null;
  return {
    filters: filters.map((filter) => (isKind(filter, 'name') ? filter.name : '')),
    parameters: read.map((value) => value ?? null),
  };
}

/** Returns only parameters that affect decoding; undefined if one of them is ambiguous. */
function withOneReading(
  parameters: PdfDictionary | null,
  resolve: Resolve,
): PdfDictionary | null | undefined {
  if (parameters === null) return null;
  const pairs: [string, PdfValue][] = [];
  for (const name of READ_BY) {
    const values = valuesOf(parameters, name).flatMap(resolve);
    if (values.length > 1) return undefined;
    const [value] = values;
    if (value !== undefined) pairs.push([name, value]);
  }
  return { kind: 'dictionary', pairs };
}

const READ_BY = ['Predictor', 'Colors', 'BitsPerComponent', 'Columns', 'EarlyChange'];

function listOf(
  dictionary: PdfDictionary,
  keys: readonly string[],
  resolve: Resolve,
): PdfValue[] | null {
  const values = keys.flatMap((key) => valuesOf(dictionary, key)).flatMap(resolve);
  if (values.length > 1) return null;
  const [value] = values.filter((value) => !isKind(value, 'word'));
  if (value === undefined) return [];
  const items = (isKind(value, 'array') ? value.items : [value]).map(resolve);
  return items.some(({ length }) => length !== 1) ? null : items.flat();
}
