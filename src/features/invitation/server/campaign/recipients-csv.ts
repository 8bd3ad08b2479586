import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { CAMPAIGN_LIMITS } from '../../core/invitation-limits.ts';
import { csvText } from '../../core/recipients/csv/csv-text.ts';
import { loadRecipients } from './load-campaigns.ts';

export async function recipientsCsv(
  session: EmployerSession,
  idInvitation: string,
  locale: Locale,
): Promise<string | null> {
  const allRecipients = { pg: 1, vpp: CAMPAIGN_LIMITS.maxRecipients };
  const found = await loadRecipients(session, idInvitation, allRecipients);
  if (!found) return null;
  const t = translator(locale);
  const column = (name: 'email' | 'name' | 'status') => t(`invitation:history.columns.${name}`);
  return csvText([
    [column('email'), column('name'), column('status')],
    ...found.recipients.map(({ email, name, status }) => [
      email ?? t('invitation:history.forgotten'),
      name,
      t(`invitation:history.statuses.${status}`),
    ]),
  ]);
}
