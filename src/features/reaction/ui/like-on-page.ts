import { changeLike, type Likes, requestJson, showLikes } from '#shared/ui/api/change-like.ts';

/** Loads the like count and the reader's like into a cached page. */
export async function likeOnPage(): Promise<void> {
  const button = document.querySelector<HTMLElement>('[data-like]');
  const count = button?.querySelector('span');
  const status = button?.nextElementSibling;
  if (!button || !count || !status) return;
  const { like: address = '', failed = '' } = button.dataset;
  let likes: Likes | undefined;
  let isBusy = false;
  const show = (now: Likes) => {
    likes = now;
    showLikes(button, count, now);
  };
  const learn = async () => {
    isBusy = true;
    button.setAttribute('aria-disabled', 'true');
    const response = await requestJson<Likes>(address);
    if (response?.data) show(response.data);
    button.removeAttribute('aria-disabled');
    isBusy = false;
    return response?.error?.message ?? failed;
  };
  button.addEventListener('click', async () => {
    if (isBusy) return;
    status.textContent = '';
    const wasLoaded = likes !== undefined;
    const why = wasLoaded ? '' : await learn();
    if (!likes) status.textContent = why;
    // A click before the state was loaded must not remove an existing like.
    if (!likes || (!wasLoaded && likes.isLiked)) return;
    isBusy = true;
    status.textContent = await changeLike(address, {
      before: likes,
      show,
      failed,
      read: (now) => now,
    });
    isBusy = false;
  });
  await learn();
}
