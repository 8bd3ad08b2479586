/** One written sentence of a field in each language. */
export type FieldLine = readonly [th: string, en: string];
