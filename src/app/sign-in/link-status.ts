interface LinkPage {
  readonly request: Request;
  readonly response: { status?: number };
}

/** Statuses of the API for links that no longer work. */
const STATUS_OF = { over: 410, unknown: 404 } as const;

/** Sets the API's status when a dead link is read by GET; a posted form has its own status. */
export function setLinkStatus(
  { request, response }: LinkPage,
  state: keyof typeof STATUS_OF | false,
): void {
  if (state && request.method !== 'POST') response.status = STATUS_OF[state];
}
