/** Joins the Thai repetition mark to its word, so that no line begins with it. */
export const keepRepetitionMark = (text: string): string => text.replaceAll(' ๆ', '\u00a0ๆ');
