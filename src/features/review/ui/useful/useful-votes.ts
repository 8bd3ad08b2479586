import en from '#i18n/en/reaction.json' with { type: 'json' };
import th from '#i18n/th/reaction.json' with { type: 'json' };
import { API_BASE } from '#shared/core/endpoint.ts';
import { changeLike, type Likes, requestJson, showLikes } from '#shared/ui/api/change-like.ts';

interface Vote {
  readonly usefulCount: number;
  readonly isUseful: boolean;
}

/** Adds the reader's votes to a cached page; if they cannot be loaded, native forms remain. */
export default async function offerVotes(): Promise<void> {
  const forms = [...document.querySelectorAll<HTMLFormElement>('[data-useful]')];
  const reviews = new Set(forms.map(reviewOf));
  const ownVotes = await requestJson<readonly { idReview: string; usefulCount: number }[]>(
    `${API_BASE}/usefulVotes?reviews=${[...reviews]}`,
  );
  if (!ownVotes?.data) return;
  const countByReview = new Map(
    ownVotes.data.map(({ idReview, usefulCount }) => [idReview, usefulCount]),
  );
  for (const idReview of reviews) {
    const reviewForms = forms.filter((form) => reviewOf(form) === idReview);
    const countText = reviewForms[0]?.querySelector('span')?.textContent ?? '';
    const total = countByReview.get(idReview) ?? Number(countText.replace(/\D/g, ''));
    offerVote(idReview, reviewForms, { total, isLiked: countByReview.has(idReview) });
  }
}

function reviewOf({ action }: HTMLFormElement): string {
  return new URL(action).searchParams.get('idReview') ?? '';
}

/** A review may occur more than once on a page. */
function offerVote(idReview: string, forms: readonly HTMLFormElement[], before: Likes): void {
  let likes = before;
  let isBusy = false;
  const show = (now: Likes) => {
    likes = now;
    for (const form of forms) {
      const [button, count] = [form.querySelector('button'), form.querySelector('span')];
      if (button && count) showLikes(button, count, now);
    }
  };
  show(before);
  for (const form of forms) {
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const status = form.querySelector<HTMLElement>('[role=status]');
      if (isBusy || !status) return;
      isBusy = true;
      status.textContent = '';
      const errorMessage = await changeLike<Vote>(`${API_BASE}/reviews/${idReview}/useful`, {
        before: likes,
        show,
        failed: (document.documentElement.lang === 'en' ? en : th).failed,
        read: ({ usefulCount, isUseful }) => ({ total: usefulCount, isLiked: isUseful }),
      });
      status.classList.toggle('thanks', errorMessage === '');
      status.textContent =
        errorMessage === '' && likes.isLiked ? (status.dataset['thanks'] ?? '') : errorMessage;
      isBusy = false;
    });
  }
}
