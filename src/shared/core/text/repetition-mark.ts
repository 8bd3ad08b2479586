/** Text somebody typed, in which no line begins with the Thai mark of repetition. */
export const keepRepetitionMark = (text: string): string => text.replaceAll(' ๆ', '\u00a0ๆ');
