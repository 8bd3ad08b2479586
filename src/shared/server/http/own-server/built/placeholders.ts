import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';
import { jsonLdText } from '#shared/core/markup/json-ld.ts';

/** Placeholders that a build writes into pages and the server replaces when it serves them. */
export const PLACEHOLDERS = {
  PUBLIC_URL: 'https://origin.placeholder.invalid',
  MAIL_REPLY_TO: 'mailbox@placeholder.invalid',
  OPERATOR: 'operator.placeholder.invalid',
  QUOTED_REVIEWS: 'reviews.placeholder.invalid',
  QUOTED_COMPANIES: 'companies.placeholder.invalid',
} as const;

export type PageSettings = Readonly<Record<keyof typeof PLACEHOLDERS, string>>;
export type FillPage = (html: string) => string;

/** The part common to all placeholders: a served page must not contain it. */
const ANY_PLACEHOLDER = 'placeholder.invalid';
const SCRIPT = '<script';
const SCRIPTS = /(?=<script\b)|(?<=<\/script>)/;

/** Fills settings into a built page, escaped for markup or for strings in scripts. */
export function pageFiller(settings: PageSettings): FillPage {
  const inMarkup = replacer(settings, escapeMarkup);
  const inScript = replacer(settings, (value) => jsonLdText(value).slice(1, -1));
  return (html) =>
    html
      .split(SCRIPTS)
      .map((part) => (part.startsWith(SCRIPT) ? inScript(part) : inMarkup(part)))
      .join('');
}

/** Returns the text around a placeholder that could not be replaced, else null. */
export function unfilled(html: string): string | null {
  const emptySettings = Object.fromEntries(Object.keys(PLACEHOLDERS).map((name) => [name, '']));
  const filled = replacer(emptySettings as PageSettings, String)(html);
  const index = filled.indexOf(ANY_PLACEHOLDER);
  return index === -1
    ? null
    : filled.slice(Math.max(0, index - 60), index + ANY_PLACEHOLDER.length);
}

function replacer(settings: PageSettings, quote: (value: string) => string): FillPage {
  const values = new Map<string, string>();
  for (const name of Object.keys(PLACEHOLDERS) as (keyof PageSettings)[]) {
    // Links that contain another URL have the placeholder percent-encoded.
    values.set(encodeURIComponent(PLACEHOLDERS[name]), encodeURIComponent(settings[name]));
    values.set(PLACEHOLDERS[name], quote(settings[name]));
  }
  const any = new RegExp([...values.keys()].map(RegExp.escape).join('|'), 'g');
  return (text) => text.replace(any, (found) => values.get(found) ?? found);
}
