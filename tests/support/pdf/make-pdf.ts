interface PdfTerms {
  readonly catalog?: string;
  /** Where the table says that an object stands, if not where it does. */
  readonly offsets?: (bytes: string) => Readonly<Record<number, number>>;
  readonly trailer?: string;
  readonly between?: string;
}

/** A whole PDF of one page with a right table; objects begin with the fourth, bytes are letters of latin1. */
export function makePdf(objects: readonly string[], terms: PdfTerms = {}): Buffer {
  const all = [
    `<</Type/Catalog/Pages 2 0 R${terms.catalog ?? ''}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>',
    ...objects,
  ];
  let bytes = '%PDF-1.7\n';
  const offsets: number[] = [];
  for (const [at, object] of all.entries()) {
    offsets.push(bytes.length);
    bytes += `${at + 1} 0 obj ${object} endobj\n`;
  }
  bytes += terms.between ?? '';
  const moved = terms.offsets?.(bytes) ?? {};
  for (const [number, offset] of Object.entries(moved)) offsets[Number(number) - 1] = offset;
  const entries = [...offsets].map(
    (offset) => `${String(offset ?? 0).padStart(10, '0')} 00000 n \n`,
  );
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer <</Size ${offsets.length + 1}/Root 1 0 R${terms.trailer ?? ''}>>`;
  return Buffer.from(`${bytes}${table}${trailer}\nstartxref\n${bytes.length}\n%%EOF\n`, 'latin1');
}

export const streamOf = (dictionary: string, content: Buffer | string): string => {
  const bytes = Buffer.isBuffer(content) ? content.toString('latin1') : content;
  return `<<${dictionary}/Length ${bytes.length}>> stream\n${bytes}\nendstream`;
};

/** The content of a stream of objects: numbers with their places first. */
export function packObjects(objects: Readonly<Record<number, string>>) {
  const places: string[] = [];
  let values = '';
  for (const [number, value] of Object.entries(objects)) {
    places.push(`${number} ${values.length}`);
    values += `${value} `;
  }
  const header = `${places.join(' ')} `;
  return { content: header + values, numbers: `/N ${places.length}/First ${header.length}` };
}
