const MAX_WAITING = 2_000;

/** Pictures that readers saw in quick quality, in the order they were asked for. */
const waiting = new Set<string>();

export function redrawLater(idMedia: string): void {
  if (waiting.size < MAX_WAITING) waiting.add(idMedia);
}

export function nextToRedraw(): string | undefined {
  const [idMedia] = waiting;
  if (idMedia !== undefined) waiting.delete(idMedia);
  return idMedia;
}
