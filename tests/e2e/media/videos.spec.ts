import { VIDEOS, videoPage } from '#features/about/core/videos.ts';
import { expect, test } from '../../support/journey.ts';

const film = VIDEOS.find(({ youtubeId }) => youtubeId === undefined);

test('a video plays with captions, from own origin @thai', async ({ page, baseURL, language }) => {
  if (!film) throw new Error('there is no film of our own');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(videoPage(language, film));
  const player = page.locator('video');
  const plays = await player.evaluate((video: HTMLVideoElement) =>
    video.canPlayType('video/mp4; codecs="avc1.42E01E"'),
  );
  test.info().skip(plays === '', 'this browser has no H.264');
  const isFilm = (url: string) => url.endsWith('.mp4');
  expect(requests.filter(isFilm)).toEqual([]);

  await player.press('Space');
  const shown = () =>
    player.evaluate(({ currentTime, textTracks }: HTMLVideoElement) => ({
      plays: currentTime > 0,
      words: [...textTracks].flatMap(({ activeCues }) =>
        [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text),
      ),
    }));
  await expect.poll(shown).toEqual({ plays: true, words: [film.transcript[language][0]] });
  expect(requests.some(isFilm)).toBe(true);
  expect(requests.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
});
