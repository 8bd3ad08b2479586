const MOST = 2_000;

/** Pictures that readers saw drawn in haste, in the order they were asked for. */
const wished = new Set<string>();

export function wishThorough(idMedia: string): void {
  if (wished.size < MOST) wished.add(idMedia);
}

export function nextWish(): string | undefined {
  const [idMedia] = wished;
  if (idMedia !== undefined) wished.delete(idMedia);
  return idMedia;
}
