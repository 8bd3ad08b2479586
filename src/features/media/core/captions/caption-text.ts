/** Thai characters, whose number shows which of two encodings is right. */
const THAI = /[\u0e00-\u0e7f]/g;
const REPLACEMENT_CHARACTERS = /\ufffd/g;

/** Decodes UTF-8, or windows-874 where UTF-8 yields more invalid characters than Thai ones. */
export function captionText(bytes: Uint8Array): string {
  const utf8 = new TextDecoder().decode(bytes);
  const count = (mark: RegExp) => utf8.match(mark)?.length ?? 0;
  if (count(REPLACEMENT_CHARACTERS) <= count(THAI)) return utf8;
  try {
    return new TextDecoder('windows-874', { fatal: true }).decode(bytes);
  } catch {
    return utf8;
  }
}
