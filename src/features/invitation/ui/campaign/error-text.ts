import type { ApiFailure } from '#shared/ui/api/called.ts';
import type { CampaignChoices } from './campaign-context.ts';

export function campaignErrorText(
  { code, status, fields }: Partial<ApiFailure> & Pick<ApiFailure, 'code' | 'status'>,
  { errors, send }: CampaignChoices['messages'],
): string {
  if (status === 0) return send.unreachable;
  if (status === 429) return send.tooOften;
  if (fields?.['senderName']?.includes('senderReserved')) return send.senderReserved;
  return new Map(Object.entries(errors)).get(code) ?? send.failed;
}
