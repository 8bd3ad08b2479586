/** Splits a text into phrases at `|` and line breaks; `_` stands for a space at either end. */
export const phrasesOf = (text: string): readonly string[] =>
  text
    .trim()
    .split(/[|\n]/)
    .map((phrase) => phrase.trim().replaceAll('_', ' '));
