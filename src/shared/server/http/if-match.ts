/** Returns the revision of an If-Match header (`"3"`, `3`); null when absent or invalid. */
export function revisionIn(request: Request): number | null {
  const match = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(request.headers.get('if-match') ?? '');
  return match ? Number(match[1]) : null;
}
