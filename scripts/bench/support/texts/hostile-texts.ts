/** Texts of `length` characters on which patterns with two readings of one stretch go back over it again and again. */
export const hostileTexts = (length: number): readonly string[] => [
  ...[
    ' ',
    '\t',
    '\n',
    '\u00a0',
    '\u3000',
    '-',
    '.',
    ',',
    ':',
    '/',
    '0',
    '9',
    'a',
    'ก',
    '๑',
    'é',
    '@',
    '(',
    '<',
  ].map((letter) => `${letter.repeat(length - 1)}!`),
  ...['a.', 'a-', '0 ', 'a@', '<a ', '\t\n', '(a', 'a:/'].map(
    (pattern) => `${pattern.repeat(Math.floor((length - 1) / pattern.length))}!`,
  ),
];
