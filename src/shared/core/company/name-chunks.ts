export interface NameChunk {
  readonly text: string;
  /** Must not be broken over two lines. */
  readonly isUnbreakable: boolean;
}

/** The longest name kept whole, as wide as its narrowest place: a line of a tile, a heading on a small phone. */
const MAX_UNBREAKABLE_LENGTH = 18;
/** Vowels and tones above and below a letter take no room of their own. */
const MARKS = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g;
const THAI = /[\u0e00-\u0e7f]/;
/** Dictionary words, which no browser breaks. */
const LEGAL_WORD = /^\(?(?:บริษัท|ห้างหุ้นส่วน(?:จำกัด|สามัญ)?|จำกัด|มหาชน|ประเทศไทย)\)?$/;

/**
 * Thai has no spaces inside a phrase, so browsers break it by a dictionary, in which invented and
 * borrowed names do not stand. What a name itself sets apart by spaces is kept whole if it is short.
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

/** What a company writes of itself, with the words of its name kept whole wherever they stand. */
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
