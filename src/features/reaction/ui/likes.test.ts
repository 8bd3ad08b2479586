// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '#i18n/en/reaction.json' with { type: 'json' };
import th from '#i18n/th/reaction.json' with { type: 'json' };
import { changeLike, type Likes } from '#shared/ui/api/change-like.ts';
import { answers, data, REFUSED } from '#tests/calls/answered-calls.ts';
import { likeOnPage } from './like-on-page.ts';
import likePicture from './like-pictures.ts';

const liked = (total: number, isLiked: boolean) => data({ total, isLiked });

const button = () => document.querySelector('[aria-pressed]') as HTMLButtonElement;
const state = () => [button().getAttribute('aria-pressed'), button().textContent?.trim()];

beforeEach(() => {
  document.documentElement.lang = 'en';
});

describe('the button of a page', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<button aria-pressed="false" data-like="/likes/7" data-failed="Not saved">Like<span></span></button><p role="status"></p>';
  });
  const said = () => document.querySelector('p')?.textContent;

  it("shows the server's state, and a click immediately", async () => {
    const asked = answers(liked(1234, false), liked(1236, true));
    await likeOnPage();
    expect(state()).toEqual(['false', 'Like 1,234']);
    button().click();
    expect(state()).toEqual(['true', 'Like 1,235']);
    await expect.poll(state).toEqual(['true', 'Like 1,236']);
    expect(asked).toEqual(['GET /likes/7', 'PUT /likes/7']);
    expect(said()).toBe('');
  });

  it('is disabled until the state is known, and announces it', async () => {
    const asked = answers(liked(1, true));
    const known = likeOnPage();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    button().click();
    await known;
    expect(button().hasAttribute('aria-disabled')).toBe(false);
    expect(asked).toEqual(['GET /likes/7']);
  });

  it('retries on click after a failed request, and likes only if not liked', async () => {
    const asked = answers(undefined, undefined, liked(3, true), liked(2, false));
    await likeOnPage();
    button().click();
    await expect.poll(said).toBe('Not saved');
    button().click();
    await expect.poll(state).toEqual(['true', 'Like 3']);
    expect(said()).toBe('');
    button().click();
    await expect.poll(state).toEqual(['false', 'Like 2']);
    expect(asked).toEqual(['GET /likes/7', 'GET /likes/7', 'GET /likes/7', 'DELETE /likes/7']);
  });

  it('likes on the click that loads an unliked state', async () => {
    const asked = answers(undefined, liked(0, false), liked(1, true));
    await likeOnPage();
    button().click();
    await expect.poll(state).toEqual(['true', 'Like 1']);
    expect(asked).toEqual(['GET /likes/7', 'GET /likes/7', 'PUT /likes/7']);
  });

  it('writes the number as the language of the page does', async () => {
    document.documentElement.lang = 'de';
    answers(liked(1234, false));
    await likeOnPage();
    expect(state()).toEqual(['false', 'Like 1.234']);
  });

  it('reverts after a rejected or failed like, and shows why', async () => {
    answers(liked(1, true), REFUSED, undefined, liked(0, false));
    await likeOnPage();
    button().click();
    expect(state()).toEqual(['false', 'Like']);
    await expect.poll(said).toBe('Too many');
    expect(state()).toEqual(['true', 'Like 1']);
    button().click();
    await expect.poll(said).toBe('Not saved');
    expect(state()).toEqual(['true', 'Like 1']);
    button().click();
    await expect.poll(state).toEqual(['false', 'Like']);
    expect(said()).toBe('');
  });
});

it('repeats a like attributed to a neighbour with the new cookie', async () => {
  const shown = vi.fn();
  const asked = answers(liked(1, false), liked(2, true), liked(2, false), liked(2, false));
  const before = { total: 1, isLiked: false };
  const change = { before, show: shown, failed: 'Not saved', read: (now: Likes) => now };
  expect(await changeLike('/likes/7', change)).toBe('');
  expect([asked, shown.mock.lastCall]).toEqual([
    ['PUT /likes/7', 'PUT /likes/7'],
    [{ total: 2, isLiked: true }],
  ]);
  expect(await changeLike('/likes/7', change)).toBe('Not saved');
});

describe('the like in the picture viewer', () => {
  const row = () => document.querySelector('div') as HTMLElement;
  beforeEach(() => {
    document.body.innerHTML = '<div><p aria-live="polite">1/3</p><button>×</button></div>';
  });
  const said = () => document.querySelector('[role=status]')?.textContent;
  const picture = (idMedia: string, id: number, total = 0) => ({
    idMedia,
    id,
    total,
    isLiked: false,
  });
  const look = (idMedia: string, together: readonly string[]) =>
    likePicture(row(), { idMedia, group: together, word: 'Like', share: 'Share' });

  it('loads once for all pictures in view, only for likeable ones', async () => {
    const asked = answers(data([picture('a', 4, 2), picture('b', 5)]));
    await look('a', ['a', 'b', 'c']);
    expect([button().getAttribute('aria-label'), row().children[1]]).toEqual(['Like 2', button()]);
    button().focus();
    await look('b', ['a', 'b', 'c']);
    expect(button().getAttribute('aria-label')).toBe('Like');
    expect(document.activeElement).toBe(button());
    await look('c', ['a', 'b', 'c']);
    expect(button()).toBeNull();
    expect(document.activeElement).toBe(row().lastElementChild);
    expect(asked).toEqual(['GET /yousayapi/likes/gallery?media=a,b,c']);
  });

  it("has a share button with the page's menu, which moves back on close", async () => {
    answers(data([picture('h', 11)]));
    document.body.insertAdjacentHTML(
      'beforeend',
      '<main><i data-share></i><p data-copied></p></main>',
    );
    const view = document.createElement('dialog');
    row().before(view);
    view.append(row());
    const choice = document.querySelector('[data-share]') as HTMLElement;
    look('h', ['h']);
    const press = () => document.querySelector<HTMLButtonElement>('[data-action=share]');
    await expect.poll(() => press()?.textContent).toBe('Share');
    press()?.click();
    press()?.click();
    expect(press()?.popoverTargetElement).toBe(choice);
    expect(view.querySelector('[data-copied]')).not.toBeNull();
    expect([view.contains(choice), choice.dataset['picture']]).toEqual([
      true,
      '/yousayapi/shares/gallery/11',
    ]);
    view.dispatchEvent(new Event('close'));
    expect([view.contains(choice), choice.dataset['picture']]).toEqual([false, undefined]);
    expect(document.querySelector('main')?.children).toHaveLength(2);
  });

  it('ignores foreign pictures', async () => {
    const asked = answers(data([picture('g', 9, 1234)]));
    document.documentElement.lang = 'de';
    await look('g', ['', 'g', '']);
    expect(asked).toEqual(['GET /yousayapi/likes/gallery?media=g']);
    expect(button().getAttribute('aria-label')).toBe('Like 1.234');
  });

  it('stays while browsing, and reverts if rejected', async () => {
    const asked = answers(data([picture('d', 6), picture('e', 7)]), liked(1, true), REFUSED);
    await look('d', ['d', 'e']);
    button().click();
    await expect.poll(() => asked.at(-1)).toBe('PUT /yousayapi/likes/gallery/6');
    await look('e', ['d', 'e']);
    await look('d', ['d', 'e']);
    expect(state()).toEqual(['true', '♥\uFE0E 1']);
    button().click();
    await expect.poll(said).toBe('Too many');
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(row().querySelector('p')?.textContent).toBe('1/3');
    await look('e', ['d', 'e']);
    expect(said()).toBe('');
  });

  it.each([
    ['th', th.failed],
    ['en', en.failed],
  ])('shows in %s that it was not saved until a retry succeeds', async (lang, words) => {
    document.documentElement.lang = lang;
    const idMedia = `offline ${lang}`;
    answers(data([picture(idMedia, 10)]), undefined, liked(1, true));
    await look(idMedia, [idMedia]);
    button().click();
    await expect.poll(said).toBe(words);
    button().click();
    expect(said()).toBe('');
    await expect.poll(state).toEqual(['true', '♥\uFE0E 1']);
  });

  it('reloads after a failed request', async () => {
    const asked = answers(undefined, data([picture('f', 8)]));
    await look('f', ['f']);
    expect(button()).toBeNull();
    await look('f', ['f']);
    expect(button().getAttribute('aria-label')).toBe('Like');
    expect(asked).toHaveLength(2);
  });
});
