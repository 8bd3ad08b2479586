/** npm run inspect:pdfs -- FOLDER – inspects PDFs as uploads and prints rejected ones and why. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pdfError } from '#features/opening/core/applicant/pdf-rules.ts';
import { inspectInThread } from '#features/opening/server/applicant/inspect-pdf.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Usage: npm run inspect:pdfs -- FOLDER\n');
  process.exit(2);
}
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.pdf$/i.test(name))
  .sort();
let rejected = 0;
for (const name of files) {
  const reason = await reasonOf(readFileSync(join(folder, name)));
  if (reason === null) continue;
  rejected += 1;
  process.stdout.write(`${name}\t${reason}\n`);
}
process.stdout.write(`${rejected} of ${files.length} rejected\n`);

async function reasonOf(bytes: Buffer): Promise<string | null> {
  const rejection = pdfError(bytes.toString('latin1'));
  if (rejection !== null) return rejection;
  const finding = await inspectInThread(bytes);
  if (finding === null) return null;
  const folder = finding.number < 0 ? '' : ` in object ${finding.number}`;
  return `pdfActive: ${finding.reason}${folder}`;
}
