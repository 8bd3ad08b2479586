/** How many like something or find it useful, and whether the reader does. */
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
  address: string,
  { before, show, failed, read }: Change<Data>,
): Promise<string> {
  const isLiked = !before.isLiked;
  show({ total: Math.max(0, before.total + (isLiked ? 1 : -1)), isLiked });
  const ask = async () => {
    const answer = await asked<Data>(address, isLiked ? 'PUT' : 'DELETE');
    return { error: answer?.error, likes: answer?.data && read(answer.data) };
  };
  let answer = await ask();
  // Without the cookie of the first answer it may have been taken for that of a neighbour.
  if (answer.likes && answer.likes.isLiked !== isLiked) answer = await ask();
  show(answer.likes ?? before);
  return answer.likes?.isLiked === isLiked ? '' : (answer.error?.message ?? failed);
}

/** A button that stays pressed says so, with the number behind its words. */
export function showLikes(button: Element, count: Element, { total, isLiked }: Likes): void {
  button.setAttribute('aria-pressed', String(isLiked));
  count.textContent = total > 0 ? ` ${total.toLocaleString(document.documentElement.lang)}` : '';
}
