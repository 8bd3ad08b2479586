/** Shorter ones are names and dishes that may stand in any language. */
const MIN_THAI_LETTERS = 10;

/** Whether a text is Thai for the most part; on an English page it was copied, and not translated. */
export function isThaiText(text: string): boolean {
  const thai = text.match(/\p{Script=Thai}/gu)?.length ?? 0;
  return thai >= MIN_THAI_LETTERS && thai > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
}
