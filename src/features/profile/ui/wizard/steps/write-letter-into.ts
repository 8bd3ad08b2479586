/** Puts the company's words where the mail has them, as text; false while the mail is not there yet. */
export function writeLetterInto(mail: Document, text: string): boolean {
  const words = mail.querySelector('.mail-quote');
  if (words && words.textContent !== text) words.textContent = text;
  return words !== null;
}
