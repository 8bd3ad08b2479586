import { type AddressRefusal, readAddress } from '../address.ts';
import { type Recipient, readRecipients } from '../read-recipients.ts';

interface ReadCell {
  readonly recipients: readonly Recipient[];
  readonly wrong: readonly { readonly text: string; readonly reason: AddressRefusal | 'empty' }[];
}

/** A cell holds an address, a name with one, or several. */
export function readCell(cell: string): ReadCell {
  const read = readAddress(cell);
  if ('email' in read) return { recipients: [{ email: read.email, name: '' }], wrong: [] };
  if (/[@＠﹫]/.test(cell)) return readRecipients(cell);
  const reason = cell.trim() === '' ? 'empty' : read.reason;
  return { recipients: [], wrong: [{ text: cell, reason }] };
}
