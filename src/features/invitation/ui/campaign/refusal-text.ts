import type { ApiFailure } from '#shared/ui/api/called.ts';
import type { SendingChoices } from './sending-place.ts';

/** The sentence for why something about a sending was not done. */
export function refusalText(
  {
    code,
    status,
    fields,
  }: Pick<ApiFailure, 'code' | 'status'> & Partial<Pick<ApiFailure, 'fields'>>,
  { refusals, send }: SendingChoices['say'],
): string {
  if (status === 0) return send.unreachable;
  if (status === 429) return send.tooOften;
  if (fields?.['senderName']?.includes('senderReserved')) return send.senderReserved;
  return new Map(Object.entries(refusals)).get(code) ?? send.failed;
}
