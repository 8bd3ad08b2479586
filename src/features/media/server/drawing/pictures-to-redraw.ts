const MAX_WAITING = 2_000;

const waitingIds = new Set<string>();

export function redrawLater(idMedia: string): void {
  if (waitingIds.size < MAX_WAITING) waitingIds.add(idMedia);
}

export function nextToRedraw(): string | undefined {
  const [idMedia] = waitingIds;
  if (idMedia !== undefined) waitingIds.delete(idMedia);
  return idMedia;
}
