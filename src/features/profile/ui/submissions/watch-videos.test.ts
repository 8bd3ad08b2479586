// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { watchVideos } from './watch-videos.ts';

const PAGE = `
  <div data-video="one"><video></video></div><div data-video="two"><video></video></div>
  <div data-unplayed><ul><li data-of="one"></li><li data-of="two"></li></ul>
    <input type="hidden" name="played" value=""></div>`;

function play(at: number, ...parts: readonly (readonly [from: number, to: number])[]): void {
  const player = document.querySelectorAll('video')[at];
  const played = {
    length: parts.length,
    start: (part: number) => parts[part]?.[0],
    end: (part: number) => parts[part]?.[1],
  };
  for (const [name, value] of Object.entries({ duration: 10, played })) {
    Object.defineProperty(player, name, { value, configurable: true });
  }
  player?.dispatchEvent(new Event('timeupdate'));
}

const field = () => document.querySelector('input')?.value;
const left = () =>
  [...document.querySelectorAll<HTMLElement>('[data-of]')].map(({ dataset }) => dataset['of']);

it('counts a video as played once all of its parts were played, in any order', () => {
  document.body.innerHTML = PAGE;
  watchVideos();
  play(0, [0, 2], [8, 10]);
  expect([field(), left()]).toEqual(['', ['one', 'two']]);
  play(0, [0, 9.6]);
  expect([field(), left()]).toEqual(['one', ['two']]);
  play(1, [0, 10]);
  play(1, [0, 10]);
  expect([field(), left()]).toEqual(['one two', []]);
  expect(document.querySelector<HTMLElement>('[data-unplayed]')?.hidden).toBe(true);
});

it('restores the played videos after a failed decision', () => {
  document.body.innerHTML = PAGE.replace('value=""', 'value="two"');
  watchVideos();
  expect(left()).toEqual(['one']);
});
