export interface NameChunk {
  readonly text: string;
  readonly isUnbreakable: boolean;
}

/** Longest part kept in one line, so that it fits a tile and a heading on a small phone. */
const MAX_UNBREAKABLE_LENGTH = 18;
/** Thai vowels and tones above or below a letter, which add no width. */
const MARKS = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g;
const THAI = /[\u0e00-\u0e7f]/;
/** Words of company names that browsers have in their dictionary and do not break. */
const LEGAL_WORD = /^\(?(?:บริษัท|ห้างหุ้นส่วน(?:จำกัด|สามัญ)?|จำกัด|มหาชน|ประเทศไทย)\)?$/;

/**
 * Splits a name into parts that may break and parts that must not. Browsers break Thai by a
 * dictionary, which lacks invented names; short Thai words between spaces stay in one line.
 */
export function nameChunks(name: string): NameChunk[] {
  const chunks: NameChunk[] = [];
  for (const word of name.split(' ')) {
    const isUnbreakable =
      THAI.test(word) && widthOf(word) <= MAX_UNBREAKABLE_LENGTH && !LEGAL_WORD.test(word);
    const last = chunks.at(-1);
    if (last === undefined) chunks.push({ text: word, isUnbreakable });
    else if (isUnbreakable && !last.isUnbreakable) {
      chunks.splice(-1, 1, { ...last, text: `${last.text} ` }, { text: word, isUnbreakable });
    } else if (isUnbreakable)
      chunks.push({ text: ' ', isUnbreakable: false }, { text: word, isUnbreakable });
    else if (last.isUnbreakable) chunks.push({ text: ` ${word}`, isUnbreakable });
    else chunks.splice(-1, 1, { ...last, text: `${last.text} ${word}` });
  }
  return chunks;
}

/** Text of a company in which the words of its name stay unbroken. */
export function chunksNaming(text: string, companyName: string): NameChunk[] {
  let chunks: NameChunk[] = [{ text, isUnbreakable: false }];
  for (const name of nameChunks(companyName).filter(({ isUnbreakable }) => isUnbreakable)) {
    chunks = chunks.flatMap((chunk) => (chunk.isUnbreakable ? [chunk] : around(name, chunk.text)));
  }
  return chunks;
}

const around = (name: NameChunk, text: string): NameChunk[] =>
  text.split(name.text).flatMap((part, index) => {
    const rest = { text: part, isUnbreakable: false };
    return index === 0 ? [rest] : [name, rest];
  });

const widthOf = (word: string): number => word.replace(MARKS, '').length;
