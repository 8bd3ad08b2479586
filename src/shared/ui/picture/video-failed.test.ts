// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { runOnUse } from '../run-later.ts';
import showVideoError from './video-failed.ts';
import { factsMarkup } from './video-metadata.ts';

it('shows the message and file link of the failing player only', () => {
  const facts = factsMarkup('en', { seconds: 80, bytes: 1 }, '/media/ab/video.mp4');
  document.body.innerHTML = `<video></video>${facts}<video></video>${facts}`;
  const [first, second] = document.querySelectorAll('video');
  const shown = () => [...document.querySelectorAll('p')].map(({ hidden }) => !hidden);
  expect(shown()).toEqual([false, false]);
  showVideoError(first as HTMLElement);
  expect(shown()).toEqual([true, false]);
  expect(second?.nextElementSibling?.querySelector('a')?.hasAttribute('download')).toBe(true);
});

it('the page script listens for player errors', async () => {
  const address = 'data:text/javascript,export default (player) => player.dataset.loaded = "yes"';
  document.body.innerHTML = `<video data-fallback='${address}'></video>`;
  runOnUse();
  const player = document.querySelector('video');
  player?.dispatchEvent(new Event('error'));
  await expect.poll(() => player?.dataset['loaded']).toBe('yes');
});
