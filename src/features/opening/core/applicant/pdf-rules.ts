import { MAX_PDF_BYTES } from '#shared/core/domain/applicant.ts';

/** Includes the documents that earlier applications still hold. */
export const MAX_DOCUMENTS = 10;

export type PdfError = 'pdfEmpty' | 'pdfTooLarge' | 'pdfType' | 'pdfActive';

/** A byte order mark, or line breaks of the producing program, may precede the header. */
const BEGIN = /^(?:\xef\xbb\xbf)?[\t\n\f\r \0]{0,16}%PDF-[12]\.\d/;
const END = '%%EOF';
/** NUL, tab, line breaks, DOS end of file, space: no program reads them as a file of their own. */
const PADDING_BYTES = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x20]);
/** The directory of a ZIP archive is read from the end. */
const ZIP_END = 'PK\x05\x06';

/** Null for a PDF, given as Latin-1. Bytes readable as another type are rejected. */
export function pdfError(bytes: string): PdfError | null {
  if (bytes === '') return 'pdfEmpty';
  if (bytes.length > MAX_PDF_BYTES) return 'pdfTooLarge';
  if (!BEGIN.test(bytes.slice(0, 32)) || !isEnded(bytes)) return 'pdfType';
  return bytes.includes(ZIP_END, Math.max(0, bytes.length - 70_000)) ? 'pdfType' : null;
}

/** Bytes behind the end marker would be a second file in the same bytes. */
function isEnded(bytes: string): boolean {
  let end = bytes.length;
  while (end > 0 && PADDING_BYTES.has(bytes.charCodeAt(end - 1))) end -= 1;
  return bytes.endsWith(END, end);
}
