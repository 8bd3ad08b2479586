/** A word wider than the narrowest line of a name. */
const LONG_WORD = /[a-z]{15,}/gi;
/** Where a syllable ends in it: after a vowel and what may close it, before what may open the next, never near the end. */
const SYLLABLE_END =
  /(?<=[a-z]{2}[aeiou](?:ng|n(?!g)|[kmpt](?!h))?)(?=(?:[ckpt]h|[b-df-hj-npr-twy])[lrw]?[aeiou])(?=[a-z]{4})/gi;
/** What no name holds. */
const BREAK = '\0';

/** The parts between which a name may be broken where a word is too long: syllables of Thai in Latin letters. */
export function breakableParts(name: string): string[] {
  return name.replace(LONG_WORD, (word) => word.replace(SYLLABLE_END, BREAK)).split(BREAK);
}
