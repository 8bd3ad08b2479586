/** A name typed to be sure: however it is spaced and whichever letters are large. */
export function isSameName(typed: string, names: readonly string[]): boolean {
  const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  const given = plain(typed);
  return given !== '' && names.some((name) => plain(name) === given);
}
