/** A PDF of one's own goes with an application. */
export const PDF_BYTES = 5 * 1024 * 1024;
/** Together with those that applications of before still hold. */
export const MOST_DOCUMENTS = 10;

export type PdfRefusal = 'pdfEmpty' | 'pdfTooLarge' | 'pdfType' | 'pdfActive';

const BEGIN = /^%PDF-[12]\.\d/;
/** Whatever stands behind the end is another file in the same bytes. */
const END = /%%EOF[\s\0]*$/;
const LONGEST_END = 1024;
/** The directory of a ZIP, which is read from the end. */
const ZIP_END = 'PK\x05\x06';

/** What runs, opens or brings something else; spelled out, with none of its letters as `#4a`. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z0-9])/;

/** Null for a PDF, as one byte to a letter. What a browser or a reader would take for something else is none. */
export function pdfRefusal(bytes: string): PdfRefusal | null {
  if (bytes === '') return 'pdfEmpty';
  if (bytes.length > PDF_BYTES) return 'pdfTooLarge';
  if (!BEGIN.test(bytes.slice(0, 16)) || !END.test(bytes.slice(-LONGEST_END))) return 'pdfType';
  return bytes.includes(ZIP_END, Math.max(0, bytes.length - 70_000)) ? 'pdfType' : null;
}

/** Whether the objects of a PDF, without the contents of its streams, run or bring something. */
export function isActive(objects: string): boolean {
  return ACTIVE.test(objects.includes('#') ? spelledOut(objects) : objects);
}

const HASH = 0x23;

/** Any letter of a name may stand as its number, `#4a`; a loop over bytes, as there may be millions. */
function spelledOut(objects: string): string {
  const out = new Uint8Array(objects.length);
  let length = 0;
  for (let at = 0; at < objects.length; at += 1) {
    const code = objects.charCodeAt(at);
    const spelled =
      code === HASH ? hexOf(objects.charCodeAt(at + 1), objects.charCodeAt(at + 2)) : -1;
    if (spelled !== -1) at += 2;
    out[length] = spelled === -1 ? code : spelled;
    length += 1;
  }
  return new TextDecoder('latin1').decode(out.subarray(0, length));
}

function hexOf(high: number, low: number): number {
  const first = digitOf(high);
  const second = digitOf(low);
  return first === -1 || second === -1 ? -1 : first * 16 + second;
}

function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

interface PdfParts {
  /** All but what stands in streams. */
  readonly objects: string;
  /** Where packed objects stand in streams. */
  readonly packed: readonly (readonly [from: number, before: number])[];
}

/** Linear: each byte is looked at a few times, however the file is made. */
export function partsOf(bytes: string): PdfParts {
  const objects: string[] = [];
  const packed: [number, number][] = [];
  let at = 0;
  while (true) {
    const begin = bytes.indexOf('stream', at);
    const end = begin === -1 ? -1 : bytes.indexOf('endstream', begin + 6);
    if (end === -1) break;
    const head = bytes.slice(at, begin);
    objects.push(head);
    if (/\/ObjStm(?![A-Za-z0-9])/.test(head)) {
      const skip = bytes.startsWith('\r\n', begin + 6) ? 8 : 7;
      packed.push([begin + skip, end]);
    }
    at = end + 9;
  }
  objects.push(bytes.slice(at));
  return { objects: objects.join('\n'), packed };
}
