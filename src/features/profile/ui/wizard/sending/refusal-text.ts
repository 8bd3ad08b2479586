import type { ApiFailure } from '#shared/ui/api/called.ts';
import type { SendingChoices } from './sending-place.ts';

/** The sentence for why something about a sending was not done. */
export function refusalText(
  { code, status }: Pick<ApiFailure, 'code' | 'status'>,
  { refusals, send }: SendingChoices['say'],
): string {
  if (status === 0) return send.unreachable;
  if (status === 429) return send.tooOften;
  return new Map(Object.entries(refusals)).get(code) ?? send.failed;
}
