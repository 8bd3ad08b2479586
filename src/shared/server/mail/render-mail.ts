import type { ReactElement } from 'react';
import { render, toPlainText } from 'react-email';

/** The same words twice: for programs that show HTML, and as text for those that do not. */
export async function renderMail(body: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(body);
  return { html, text: toPlainText(html) };
}
