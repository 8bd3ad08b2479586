export interface NameChunk {
  readonly text: string;
  /** Must not be broken over two lines. */
  readonly isWhole: boolean;
}

/** The longest name kept whole, as wide as its narrowest place: a line of a tile, a heading on a small phone. */
const LONGEST_WHOLE = 18;
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
    const isWhole = THAI.test(word) && widthOf(word) <= LONGEST_WHOLE && !LEGAL_WORD.test(word);
    const last = chunks.at(-1);
    if (last === undefined) chunks.push({ text: word, isWhole });
    else if (isWhole && !last.isWhole) {
      chunks.splice(-1, 1, { ...last, text: `${last.text} ` }, { text: word, isWhole });
    } else if (isWhole) chunks.push({ text: ' ', isWhole: false }, { text: word, isWhole });
    else if (last.isWhole) chunks.push({ text: ` ${word}`, isWhole });
    else chunks.splice(-1, 1, { ...last, text: `${last.text} ${word}` });
  }
  return chunks;
}

/** What a company writes of itself, with the words of its name kept whole wherever they stand. */
export function chunksNaming(text: string, companyName: string): NameChunk[] {
  let chunks: NameChunk[] = [{ text, isWhole: false }];
  for (const name of nameChunks(companyName).filter(({ isWhole }) => isWhole)) {
    chunks = chunks.flatMap((chunk) => (chunk.isWhole ? [chunk] : around(name, chunk.text)));
  }
  return chunks;
}

const around = (name: NameChunk, text: string): NameChunk[] =>
  text.split(name.text).flatMap((part, at) => {
    const rest = { text: part, isWhole: false };
    return at === 0 ? [rest] : [name, rest];
  });

const widthOf = (word: string): number => word.replace(MARKS, '').length;
