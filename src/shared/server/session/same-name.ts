export function isSameName(input: string, names: readonly string[]): boolean {
  const normalize = (text: string) =>
    text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  const normalizedInput = normalize(input);
  return normalizedInput !== '' && names.some((name) => normalize(name) === normalizedInput);
}
