import type { Locale } from '#shared/core/locale.ts';
import { page } from '#shared/core/paths.ts';

/** Where the link that proves a job seeker's address leads. */
export function verificationPath(locale: Locale, token: string): string {
  return `${page(locale, '/jSignup')}?verify=${encodeURIComponent(token)}`;
}
