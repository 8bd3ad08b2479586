/** A word of 15 letters or more, which may not fit into the narrowest line. */
const LONG_WORD = /[a-z]{15,}/gi;
/** Syllable boundary after a vowel and its final consonant, if the next syllable is complete. */
const SYLLABLE_END =
  /(?<=[a-z]{2}[aeiou](?:ng|n(?!g)|[kmpt](?!h))?)(?=(?:[ckpt]h|[b-df-hj-npr-twy])[lrw]?[aeiou])(?=[a-z]{4})/gi;
const BREAK = '\0';

/** Splits a name where it may break: between syllables of Thai words in Latin letters. */
export function breakableParts(name: string): string[] {
  return name.replace(LONG_WORD, (word) => word.replace(SYLLABLE_END, BREAK)).split(BREAK);
}
