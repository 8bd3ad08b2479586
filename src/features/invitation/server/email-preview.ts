import { translator } from '#i18n/translator.ts';
import type { NamedCompany } from '#shared/core/company/company-name.ts';
import type { InvitationEmail } from '#shared/core/domain/invitation.ts';
import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import { websiteOf } from './campaign/intake-queries.ts';
import { loadInvitationDraft } from './invitation-email-draft.ts';
import { verifiedSite } from './verified-site.ts';

/** The content security policy of the preview: inline styles only, as in e-mails. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ');

interface PreviewOptions {
  readonly lang: Locale;
  readonly layoutLang: Locale;
  readonly isNamed: boolean;
}

export async function previewInvitation(
  { email, ...company }: NamedCompany & { readonly email: string },
  { lang, layoutLang, isNamed }: PreviewOptions,
): Promise<Response> {
  const { items } = await loadInvitationDraft(db, { idEmp: company.idEmp, lang }, company);
  const invitationEmail = { ...(items[0]?.content as InvitationEmail), layoutLang };
  // Loaded on demand: rendering mails is the page's heaviest import.
  const [{ composeInvitation, greetingOf }, { renderMail }] = await Promise.all([
    import('./invitation-mail.tsx'),
    import('#shared/server/mail/render-mail.ts'),
  ]);
  const website = verifiedSite(email, await websiteOf(db, company.idEmp));
  const name = translator(layoutLang)('invitation:mail.exampleName');
  const options = { website, ...(isNamed && { greeting: greetingOf(name, layoutLang) }) };
  const { html } = await renderMail(composeInvitation(invitationEmail, company, options).body);
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': POLICY,
    },
  });
}
