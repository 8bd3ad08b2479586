export interface Likes {
  readonly total: number;
  readonly isLiked: boolean;
}

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
  readonly failed: string;
  readonly read: (data: Data) => Likes;
}

/** Adds or removes a like: shown at once, reverted on error. Returns the error message, or ''. */
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
  // Repeated with the new cookie: without one, another visitor of the network may have counted.
  if (response.likes && response.likes.isLiked !== isLiked) response = await requestChange();
  show(response.likes ?? before);
  return response.likes?.isLiked === isLiked ? '' : (response.error?.message ?? failed);
}

export function showLikes(button: Element, count: Element, { total, isLiked }: Likes): void {
  button.setAttribute('aria-pressed', String(isLiked));
  count.textContent = total > 0 ? ` ${total.toLocaleString(document.documentElement.lang)}` : '';
}
