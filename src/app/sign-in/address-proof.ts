import type { APIContext } from 'astro';
import { verifyEmailEndpoint } from '#features/job-seeker/core/job-seeker-account-contract.ts';
import { verificationPath } from '#features/job-seeker/core/job-seeker-paths.ts';
import { inspectProof } from '#features/job-seeker/server/verify-address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { answerForm, formAction } from '../answer-form.ts';
import { setLinkStatus } from './link-status.ts';

const STATES = {
  link_used: 'used',
  link_expired: 'expired',
  link_unknown: 'unknown',
  too_many_requests: 'later',
} as const;

/** State of an email verification link; only submitting the form consumes it. */
export async function addressProof(
  page: Parameters<typeof answerForm>[0] & Pick<APIContext, 'request'>,
  { token, to }: { readonly token: string; readonly to: string | undefined },
  locale: Locale,
) {
  page.response.headers.set('Cache-Control', 'no-store');
  // `no-referrer` would also remove the Origin header, which the form's request needs.
  page.response.headers.set('Referrer-Policy', 'same-origin');
  const form = await answerForm(
    page,
    formAction(verifyEmailEndpoint, {
      fixedValues: { token },
      to: verificationPath(locale, 'used', { to, done: 'sent' }),
    }),
  );
  if (form instanceof Response) return form;
  if (form.done) return 'proved';
  if (form.rejected) {
    const { code } = form.rejected;
    return code in STATES ? STATES[code as keyof typeof STATES] : 'unknown';
  }
  const found = await inspectProof(token);
  if (found.ok) return 'ask';
  setLinkStatus(page, found.code === 'link_unknown' ? 'unknown' : 'over');
  return STATES[found.code];
}
