import { companyPage } from '#shared/core/company/company-paths.ts';
import type { ApiAnswer, ApiError } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { minimumDelay } from '#shared/ui/feedback/minimum-delay.ts';
import type { CompanyCard } from '../../core/discovery-contract.ts';

export type Suggestion = Pick<
  CompanyCard,
  'idEmp' | 'companyNameTh' | 'companyNameEn' | 'hrsay' | 'reviewCount'
>;

/** Suggestions, or null on failure. Uses fetch: the client library adds 4 kB to every page. */
export async function suggestCompanies(
  keyword: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<readonly Suggestion[] | null> {
  try {
    const responsePromise = fetch('/yousay-api', {
      method: 'POST',
      headers: { 'Content-Language': locale },
      body: new URLSearchParams({ service: 'getAutoCompleteCompany', keyword }),
      signal,
    });
    const response = await minimumDelay(responsePromise);
    const body: ApiAnswer<Suggestion[]> | ApiError = await response.json();
    return body.success === 1 ? body.data : null;
  } catch {
    return null;
  }
}

export function suggestionHref(item: Suggestion, locale: Locale): string {
  return companyPage(locale, item, item.hrsay ? 'hrsay' : 'yousay');
}
