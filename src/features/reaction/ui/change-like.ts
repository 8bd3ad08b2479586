export interface Likes {
  readonly total: number;
  readonly isLiked: boolean;
}

/** What the server answers; undefined where no answer came. */
interface Answer<Data> {
  readonly data?: Data;
  readonly error?: { readonly message: string };
}

export async function asked<Data>(
  address: string,
  method = 'GET',
): Promise<Answer<Data> | undefined> {
  const headers = { 'Content-Language': document.documentElement.lang };
  try {
    return await (await fetch(address, { method, headers, keepalive: true })).json();
  } catch {
    return undefined;
  }
}

/**
 * Likes it or takes the like back. It is shown at once, and shown as it was where the server refuses; what
 * comes back is why, empty when nothing was wrong.
 */
export async function changeLike(
  address: string,
  before: Likes,
  show: (likes: Likes) => void,
  failed = '',
): Promise<string> {
  const isLiked = !before.isLiked;
  show({ total: Math.max(0, before.total + (isLiked ? 1 : -1)), isLiked });
  const method = isLiked ? 'PUT' : 'DELETE';
  let answer = await asked<Likes>(address, method);
  // Without the cookie of the first answer it may have been taken for that of a neighbour.
  if (answer?.data && answer.data.isLiked !== isLiked) answer = await asked<Likes>(address, method);
  show(answer?.data ?? before);
  return answer?.data?.isLiked === isLiked ? '' : (answer?.error?.message ?? failed);
}
