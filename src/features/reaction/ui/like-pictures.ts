import en from '#i18n/en/reaction.json' with { type: 'json' };
import th from '#i18n/th/reaction.json' with { type: 'json' };
import { changeLike, type Likes, requestJson } from '#shared/ui/api/change-like.ts';
import { GALLERY_LIKES, reactionPath } from '../core/reaction-paths.ts';
import { shareButton } from './share-picture.ts';

interface PictureLikes extends Likes {
  readonly idMedia: string;
  readonly id: number;
}

export interface LikedPicture {
  readonly idMedia: string;
  /** Ids of all pictures in the lightbox; an empty text marks a picture of another site. */
  readonly group: readonly string[];
  readonly word: string;
  readonly share: string;
}

const MAX_PICTURES = 100;

const likesByMedia = new Map<string, Promise<Map<string, PictureLikes>>>();
let currentId = '';

/** Adds like and share before the last button of a row, except for pictures without likes. */
export default async function likePicture(
  row: HTMLElement,
  { idMedia, group, word, share }: LikedPicture,
): Promise<void> {
  currentId = idMedia;
  const status = statusBelow(row);
  status.textContent = '';
  const before = row.querySelector('[aria-pressed]');
  const isFocused = before !== null && before === document.activeElement;
  before?.remove();
  row.querySelector('[data-action=share]')?.remove();
  const all = await likesOf(idMedia, group);
  // The reader may have moved to another picture.
  if (currentId !== idMedia) return;
  const likes = all.get(idMedia);
  const close = row.lastElementChild as HTMLElement;
  const button = likes && likeButton(likes, word, { all, status });
  if (button) close.before(button, ...shareButton(row, likes.id, share));
  if (isFocused) (button ?? close).focus();
}

/** Loads the likes of the group once; after a failure the next call tries again. */
function likesOf(idMedia: string, group: readonly string[]) {
  const cached = likesByMedia.get(idMedia);
  if (cached) return cached;
  const ownIds = group.filter(Boolean);
  const start = Math.floor(ownIds.indexOf(idMedia) / MAX_PICTURES) * MAX_PICTURES;
  const ids = ownIds.slice(start, start + MAX_PICTURES);
  const request = requestJson<PictureLikes[]>(`${GALLERY_LIKES}?media=${ids}`).then((response) => {
    if (!response?.data) for (const id of ids) likesByMedia.delete(id);
    return new Map(response?.data?.map((likes) => [likes.idMedia, likes]));
  });
  for (const id of ids) likesByMedia.set(id, request);
  return request;
}

function likeButton(
  first: PictureLikes,
  word: string,
  { all, status }: { readonly all: Map<string, PictureLikes>; readonly status: HTMLElement },
): HTMLElement {
  const button = document.createElement('button');
  Object.assign(button.style, { inlineSize: 'auto', paddingInline: 'var(--space-16)' });
  let likes = first;
  let isBusy = false;
  const show = (now: Likes) => {
    likes = { ...likes, ...now };
    all.set(likes.idMedia, likes);
    const total =
      likes.total > 0 ? ` ${likes.total.toLocaleString(document.documentElement.lang)}` : '';
    button.setAttribute('aria-pressed', String(likes.isLiked));
    button.setAttribute('aria-label', word + total);
    button.style.color = likes.isLiked ? 'var(--color-danger-ink)' : '';
    button.textContent = (likes.isLiked ? '♥\uFE0E' : '♡\uFE0E') + total;
  };
  show(first);
  button.addEventListener('click', async () => {
    if (isBusy) return;
    isBusy = true;
    const address = reactionPath('likes', { kind: 'gallery', publicNo: likes.id });
    status.textContent = '';
    const { failed } = document.documentElement.lang === 'en' ? en : th;
    status.textContent = await changeLike(address, {
      before: likes,
      show,
      failed,
      read: (now) => now,
    });
    isBusy = false;
  });
  return button;
}

/** The live region for errors below the row, created before its first message. */
function statusBelow(row: HTMLElement): HTMLElement {
  const there = row.nextElementSibling;
  if (there instanceof HTMLElement && there.getAttribute('role') === 'status') return there;
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  Object.assign(status.style, {
    color: 'var(--color-danger-ink)',
    paddingInline: 'var(--space-8)',
  });
  row.after(status);
  return status;
}
