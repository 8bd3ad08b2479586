interface LinkPage {
  readonly request: Request;
  readonly response: { status?: number };
}

/** Statuses of the API for links that no longer work. */
const STATUS_OF = { over: 410, unknown: 404 } as const;

/** Answers a read of a link that no longer works as the API does; a form that was sent has its own status. */
export function setLinkStatus(
  { request, response }: LinkPage,
  state: keyof typeof STATUS_OF | false,
): void {
  if (state && request.method !== 'POST') response.status = STATUS_OF[state];
}
