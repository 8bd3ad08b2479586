/** How many like something or find it useful, and whether the reader does. */
export interface Likes {
  readonly total: number;
  readonly isLiked: boolean;
}

/** What the server answers; undefined where no answer came. */
interface LikeResponse<Data> {
  readonly data?: Data;
  readonly error?: { readonly message: string };
}

export async function requestJson<Data>(
  url: string,
  method = 'GET',
): Promise<LikeResponse<Data> | undefined> {
  const headers = { 'Content-Language': document.documentElement.lang };
  try {
    return await (await fetch(url, { method, headers, keepalive: true })).json();
  } catch {
    return undefined;
  }
}

interface Change<Data> {
  readonly before: Likes;
  readonly show: (likes: Likes) => void;
  /** What is said where no answer came. */
  readonly failed: string;
  /** The answer as likes. */
  readonly read: (data: Data) => Likes;
}

/**
 * Likes it or takes the like back. It is shown at once, and shown as it was where the server refuses; what
 * comes back is why, empty when nothing was wrong.
 */
export async function changeLike<Data = Likes>(
  url: string,
  { before, show, failed, read }: Change<Data>,
): Promise<string> {
  const isLiked = !before.isLiked;
  show({ total: Math.max(0, before.total + (isLiked ? 1 : -1)), isLiked });
  const requestChange = async () => {
    const body = await requestJson<Data>(url, isLiked ? 'PUT' : 'DELETE');
    return { error: body?.error, likes: body?.data && read(body.data) };
  };
  let response = await requestChange();
  // Without the cookie of the first answer it may have been taken for that of a neighbour.
  if (response.likes && response.likes.isLiked !== isLiked) response = await requestChange();
  show(response.likes ?? before);
  return response.likes?.isLiked === isLiked ? '' : (response.error?.message ?? failed);
}

/** A button that stays pressed says so, with the number behind its words. */
export function showLikes(button: Element, count: Element, { total, isLiked }: Likes): void {
  button.setAttribute('aria-pressed', String(isLiked));
  count.textContent = total > 0 ? ` ${total.toLocaleString(document.documentElement.lang)}` : '';
}
