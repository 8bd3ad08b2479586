import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAIL_SHEET, mailStyles } from './mail-theme.ts';

const tokens = readFileSync(new URL('../../ui/style/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');
const coloursOf = (text: string) => new Set(text.match(/#[0-9a-f]{6}\b/g));

it.each([
  ['light', JSON.stringify(mailStyles), light],
  ['dark', MAIL_SHEET, dark],
])('takes its %s colours from the tokens, whose contrast is tested', (_scheme, mails, site) => {
  const known = coloursOf(site);
  expect([...coloursOf(mails)].filter((colour) => !known.has(colour))).toEqual([]);
});
