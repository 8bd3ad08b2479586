/** Texts of `length` characters that make ambiguous patterns backtrack. */
export const hostileTexts = (length: number): readonly string[] => [
  ...[...' \t\n\u00a0\u3000-.,:/09aก๑é@(<'].map((letter) => `${letter.repeat(length - 1)}!`),
  ...['a.', 'a-', '0 ', 'a@', '<a ', '\t\n', '(a', 'a:/'].map(
    (pattern) => `${pattern.repeat(Math.floor((length - 1) / pattern.length))}!`,
  ),
];
