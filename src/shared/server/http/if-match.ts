/** The revision an If-Match header names (`"3"`, `3`), or null when there is none or it is no revision. */
export function revisionIn(request: Request): number | null {
  const match = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(request.headers.get('if-match') ?? '');
  return match ? Number(match[1]) : null;
}
