/** Entries of a text, separated by `|` and line breaks. */
export const entriesIn = (text: string): readonly string[] =>
  text
    .trim()
    .split(/[|\n]/)
    .map((entry) => entry.trim());
