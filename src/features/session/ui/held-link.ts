export interface StoredLink {
  readonly token: string;
  /** True if the account never had a password. */
  readonly isFirst: boolean;
}

/** Moves the token from the URL to the history entry: reloads keep it, browser history does not. */
export function storeLinkFromUrl(): StoredLink | null {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const token = query.get('token');
  if (token === null) return readStoredLink(window.history.state);
  const link: StoredLink = { token, isFirst: query.has('first') };
  query.delete('token');
  query.delete('first');
  const rest = query.size === 0 ? pathname : `${pathname}?${query}`;
  window.history.replaceState({ resetLink: link }, '', rest);
  return link;
}

export function dropLink(): void {
  window.history.replaceState(null, '', window.location.pathname);
}

function readStoredLink(state: unknown): StoredLink | null {
  if (typeof state !== 'object' || state === null || !('resetLink' in state)) return null;
  return state.resetLink as StoredLink;
}
