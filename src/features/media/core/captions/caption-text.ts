/** Letters of Thai, which captions here are full of or have none of. */
const THAI = /[\u0e00-\u0e7f]/g;
const REPLACEMENT_CHARACTERS = /\ufffd/g;

/**
 * The words of a file of captions: UTF-8 unless more of its Thai would be broken than read, and then the
 * code page of older programs, if all of it fits. What is broken stays, so that its line can be named.
 */
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
