/** Characters; apart from the rules of a letter, which its form does not wait for. */
export const LONGEST_LETTER = { subject: 120, text: 4000 } as const;
