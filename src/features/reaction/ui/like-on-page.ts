import { asked, changeLike, type Likes, showLikes } from '#shared/ui/api/change-like.ts';

/** The button of a page that is the same for everybody learns how many like it, and whether the reader does. */
export async function likeOnPage(): Promise<void> {
  const button = document.querySelector<HTMLElement>('[data-like]');
  const count = button?.querySelector('span');
  const said = button?.nextElementSibling;
  if (!button || !count || !said) return;
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
    const answer = await asked<Likes>(address);
    if (answer?.data) show(answer.data);
    button.removeAttribute('aria-disabled');
    isBusy = false;
    return answer?.error?.message ?? failed;
  };
  button.addEventListener('click', async () => {
    if (isBusy) return;
    said.textContent = '';
    const wasKnown = likes !== undefined;
    const why = wasKnown ? '' : await learn();
    if (!likes) said.textContent = why;
    // Whoever pressed a button that did not yet say so wants what is already there.
    if (!likes || (!wasKnown && likes.isLiked)) return;
    isBusy = true;
    said.textContent = await changeLike(address, {
      before: likes,
      show,
      failed,
      read: (now) => now,
    });
    isBusy = false;
  });
  await learn();
}
