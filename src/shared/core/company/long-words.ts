/**
 * In a word of 15 Latin letters or more, wider than the narrowest line of a name: after a vowel and what may close
 * it, before what may open the next one, and never near the end.
 */
const SYLLABLE_END =
  /(?<=(?<![a-z])(?=[a-z]{15})[a-z]{2,}[aeiou](?:ng|n(?!g)|[kmpt](?!h))?)(?=(?:[ckpt]h|[b-df-hj-npr-twy])[lrw]?[aeiou])(?=[a-z]{4})/i;

/** The parts between which a name may be broken where a word is too long: syllables of Thai in Latin letters. */
export function breakableParts(name: string): string[] {
  return name.split(SYLLABLE_END);
}
