import type { CompanyCard } from '#features/discovery/core/discovery-contract.ts';
import type { ApiAnswer, ApiError } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';

export type FoundCompany = Pick<CompanyCard, 'idEmp' | 'companyNameTh' | 'companyNameEn'>;

/** Suggests companies; no result if the request fails. */
export async function findCompanies(
  keyword: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<readonly FoundCompany[] | null> {
  try {
    const response = await fetch('/yousay-api', {
      method: 'POST',
      headers: { 'Content-Language': locale },
      body: new URLSearchParams({ service: 'getAutoCompleteCompany', keyword }),
      signal,
    });
    const body: ApiAnswer<FoundCompany[]> | ApiError = await response.json();
    return body.success === 1 ? body.data : null;
  } catch {
    return null;
  }
}
