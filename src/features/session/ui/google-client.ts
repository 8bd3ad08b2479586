import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { googleLoginEndpoint } from '../core/google-contract.ts';

export const signInByGoogle = (locale: Locale, token: string, password?: string) =>
  callApi(googleLoginEndpoint, locale, { body: { token, ...(password ? { password } : {}) } });
