import en from '#i18n/en/reaction.json' with { type: 'json' };
import th from '#i18n/th/reaction.json' with { type: 'json' };
import { asked, changeLike, type Likes } from '#shared/ui/api/change-like.ts';
import { GALLERY_LIKES, reactionPath } from '../core/reaction-paths.ts';
import { shareButton } from './share-picture.ts';

interface PictureLikes extends Likes {
  readonly idMedia: string;
  readonly id: number;
}

/** What a large view shows now. */
export interface ShownPicture {
  readonly idMedia: string;
  /** With those beside it, empty for what is no picture of ours: all of them are asked for in one call. */
  readonly together: readonly string[];
  /** What the button does, in one word. */
  readonly word: string;
  /** What the one beside it does. */
  readonly share: string;
}

/** The most pictures one call may name. */
const MOST_PICTURES = 100;

const known = new Map<string, Promise<Map<string, PictureLikes>>>();
let shown = '';

/** Puts like and share of a picture before the last button of a row; nothing for what cannot be liked. */
export default async function likePicture(
  row: HTMLElement,
  { idMedia, together, word, share }: ShownPicture,
): Promise<void> {
  shown = idMedia;
  const said = sayingBelow(row);
  said.textContent = '';
  const before = row.querySelector('[aria-pressed]');
  const isFocused = before !== null && before === document.activeElement;
  before?.remove();
  row.querySelector('[data-act=share]')?.remove();
  const all = await likesOf(idMedia, together);
  // The reader may have gone on meanwhile.
  if (shown !== idMedia) return;
  const likes = all.get(idMedia);
  const close = row.lastElementChild as HTMLElement;
  const button = likes && likeButton(likes, word, { all, said });
  if (button) close.before(button, ...shareButton(row, likes.id, share));
  // The keys that lead on are heard where the focus is.
  if (isFocused) (button ?? close).focus();
}

/** One call for a picture and those it is shown with; tried again where it did not come. */
function likesOf(idMedia: string, together: readonly string[]) {
  const asking = known.get(idMedia);
  if (asking) return asking;
  const ours = together.filter(Boolean);
  const at = Math.floor(ours.indexOf(idMedia) / MOST_PICTURES) * MOST_PICTURES;
  const ids = ours.slice(at, at + MOST_PICTURES);
  const answered = asked<PictureLikes[]>(`${GALLERY_LIKES}?media=${ids}`).then((answer) => {
    if (!answer?.data) for (const id of ids) known.delete(id);
    return new Map(answer?.data?.map((likes) => [likes.idMedia, likes]));
  });
  for (const id of ids) known.set(id, answered);
  return answered;
}

function likeButton(
  first: PictureLikes,
  word: string,
  { all, said }: { readonly all: Map<string, PictureLikes>; readonly said: HTMLElement },
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
    said.textContent = '';
    const { failed } = document.documentElement.lang === 'en' ? en : th;
    said.textContent = await changeLike(address, {
      before: likes,
      show,
      failed,
      read: (now) => now,
    });
    isBusy = false;
  });
  return button;
}

/** Where it is said why a like was not kept: under the row, there before anything is said. */
function sayingBelow(row: HTMLElement): HTMLElement {
  const there = row.nextElementSibling;
  if (there instanceof HTMLElement && there.getAttribute('role') === 'status') return there;
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  Object.assign(said.style, { color: 'var(--color-danger-ink)', paddingInline: 'var(--space-8)' });
  row.after(said);
  return said;
}
