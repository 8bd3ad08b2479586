import { type AddressError, readAddress } from '../address.ts';
import { type Recipient, readRecipients } from '../read-recipients.ts';

interface ParsedCell {
  readonly recipients: readonly Recipient[];
  readonly wrong: readonly { readonly text: string; readonly reason: AddressError | 'empty' }[];
}

export function readCell(cell: string): ParsedCell {
  const parsed = readAddress(cell);
  if ('email' in parsed) return { recipients: [{ email: parsed.email, name: '' }], wrong: [] };
  if (/[@＠﹫]/.test(cell)) return readRecipients(cell);
  const reason = cell.trim() === '' ? 'empty' : parsed.reason;
  return { recipients: [], wrong: [{ text: cell, reason }] };
}
