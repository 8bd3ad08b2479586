/** Shorter texts are often names or dishes, which may be in any language. */
const MIN_THAI_LETTERS = 10;

/** Returns whether most letters are Thai; on an English page such a text is untranslated. */
export function isThaiText(text: string): boolean {
  const thai = text.match(/\p{Script=Thai}/gu)?.length ?? 0;
  return thai >= MIN_THAI_LETTERS && thai > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
}
