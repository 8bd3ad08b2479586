import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** Thai has no capitals; a heading in a text mail needs none either. What a person wrote keeps its lines. */
const TEXT_OPTIONS = {
  selectors: [{ selector: 'h1', options: { uppercase: false } }],
  preserveNewlines: true,
};

/** The same words twice: for programs that show HTML, and as text for those that do not. */
export async function renderMail(body: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(body);
  return { html, text: toPlainText(html, TEXT_OPTIONS) };
}
