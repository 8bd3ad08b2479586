import { MAX_PDF_BYTES } from '#shared/core/domain/applicant.ts';

/** Maximum PDFs per person, including those of sent applications. */
export const MAX_DOCUMENTS = 10;

export type PdfError = 'pdfEmpty' | 'pdfTooLarge' | 'pdfType' | 'pdfActive';

/** Header of a PDF, which a byte order mark or line breaks may precede. */
const BEGIN = /^(?:\xef\xbb\xbf)?[\t\n\f\r \0]{0,16}%PDF-[12]\.\d/;
const END = '%%EOF';
/** NUL, tab, line breaks, DOS end of file, space: bytes that cannot form a second file. */
const PADDING_BYTES = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x20]);
/** Signature at the end of a ZIP archive: a PDF that contains it also opens as a ZIP archive. */
const ZIP_END = 'PK\x05\x06';

/** Returns why bytes (as Latin-1) are rejected, such as a file that is also a ZIP; else null. */
export function pdfError(bytes: string): PdfError | null {
  if (bytes === '') return 'pdfEmpty';
  if (bytes.length > MAX_PDF_BYTES) return 'pdfTooLarge';
  if (!BEGIN.test(bytes.slice(0, 32)) || !isEnded(bytes)) return 'pdfType';
  return bytes.includes(ZIP_END, Math.max(0, bytes.length - 70_000)) ? 'pdfType' : null;
}

/** True if only padding follows the end marker: other bytes could be a second file. */
function isEnded(bytes: string): boolean {
  let end = bytes.length;
  while (end > 0 && PADDING_BYTES.has(bytes.charCodeAt(end - 1))) end -= 1;
  return bytes.endsWith(END, end);
}
