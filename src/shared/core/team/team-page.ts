/** A page of a list of the back office. */
export interface TeamPage {
  readonly page: number;
  readonly pageSize: number;
}

/** No queue is counted further: whoever decides begins with the oldest. */
export const MAX_COUNTED_WAITING = 1_000;

/** The page an address asks for by `pg`; the last one there is, where it asks for more. */
export function teamPage({ searchParams }: URL, total: number, pageSize = 50): TeamPage {
  const requestedPage = Number(searchParams.get('pg') ?? 1);
  const last = Math.max(Math.ceil(total / pageSize), 1);
  return {
    page: Number.isInteger(requestedPage) ? Math.min(Math.max(requestedPage, 1), last) : 1,
    pageSize,
  };
}
