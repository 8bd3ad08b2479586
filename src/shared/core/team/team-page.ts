export interface TeamPage {
  readonly page: number;
  readonly pageSize: number;
}

/** Maximum counted length of a queue, since the team decides the oldest items first. */
export const MAX_COUNTED_WAITING = 1_000;

export function teamPage({ searchParams }: URL, total: number, pageSize = 50): TeamPage {
  const requestedPage = Number(searchParams.get('pg') ?? 1);
  const last = Math.max(Math.ceil(total / pageSize), 1);
  return {
    page: Number.isInteger(requestedPage) ? Math.min(Math.max(requestedPage, 1), last) : 1,
    pageSize,
  };
}
