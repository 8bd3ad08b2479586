/** Removes U+0000, which PostgreSQL rejects in text, and replaces lone surrogates. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/** Cleans every text inside a value read from JSON or a form. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [cleanText(name), cleanTexts(inner)]),
  );
}
