import { page, withQuery } from '#shared/core/address.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';

export function myAccount(locale: Locale): string {
  return page(locale, '/myaccount');
}

export function claimCompany(locale: Locale, idEmp: number): string {
  return withQuery(page(locale, '/register'), { idEmp });
}

export function accountExport(): string {
  return `${API_BASE}/myaccount/export`;
}

export type SettingPage = 'email' | 'manageAccount' | 'password';

export function setting(
  locale: Locale,
  name: SettingPage,
  query: { token?: string; done?: string; edit?: number } = {},
): string {
  return withQuery(page(locale, `/setting/${name}`), query);
}
