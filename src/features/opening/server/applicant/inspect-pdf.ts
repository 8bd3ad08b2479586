import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { isActive, type PdfRefusal, partsOf, pdfRefusal } from '../../core/applicant/pdf-rules.ts';

/** The most that is unpacked of a file, which is refused where it needs more. */
const MOST_UNPACKED = 20 * 1024 * 1024;
const MOST_STREAMS = 2_000;

const unpack = promisify(inflate);

/** A PDF by its bytes, which neither runs nor brings anything as far as it can be read without a reader. */
export async function inspectPdf(file: Uint8Array): Promise<Result<null, PdfRefusal>> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const text = bytes.toString('latin1');
  const refusal = pdfRefusal(text);
  if (refusal) return fail(refusal);
  const { objects, packed } = partsOf(text);
  if (isActive(objects) || packed.length > MOST_STREAMS) return fail('pdfActive');
  let left = MOST_UNPACKED;
  for (const [from, before] of packed) {
    const found = await unpacked(bytes.subarray(from, before), left);
    if (found === 'too much' || isActive(found)) return fail('pdfActive');
    left -= found.length;
  }
  return ok(null);
}

/** Empty where it is packed otherwise, or sealed with a password. */
async function unpacked(stream: Buffer, most: number): Promise<string> {
  try {
    // A few bytes stand between the end of what is packed and the word that ends its stream.
    const whole = await unpack(stream, {
      maxOutputLength: Math.max(1, most),
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    return whole.toString('latin1');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too much' : '';
  }
}
