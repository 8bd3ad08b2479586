import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** Thai has no capitals and text headings need none; line breaks of quotes are kept. */
const TEXT_OPTIONS = {
  selectors: [{ selector: 'h1', options: { uppercase: false } }],
  preserveNewlines: true,
};

export async function renderMail(body: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(body);
  return { html, text: toPlainText(html, TEXT_OPTIONS) };
}
