import type { Page } from '@playwright/test';
import { VIDEOS, videoPage } from '#features/about/core/videos.ts';
import { preview } from '#features/profile/core/profile-paths.ts';
import { addCovers, fillPage, showFilm } from '../../support/fixtures/complete-page.ts';
import { atWork } from '../../support/fixtures/newcomers.ts';
import { uploadFilm } from '../../support/fixtures/video.ts';
import { expect, test } from '../../support/journey.ts';

const WIDTHS = [360, 768, 1280];

async function covering(page: Page): Promise<{ players: number; covered: string[] }> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
      details.open = true;
  });
  return page.evaluate(() => {
    const players = [...document.querySelectorAll('video')];
    const covered = players.flatMap((player) => {
      player.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = player.getBoundingClientRect();
      const across = Array.from({ length: 19 }, (_, at) => left + (width * (at + 0.5)) / 19);
      const down = Array.from({ length: 19 }, (_, at) => top + (height * (at + 0.5)) / 19);
      const met = across.flatMap((x) => down.map((y) => document.elementFromPoint(x, y)));
      return met.filter((one) => one !== player).map((one) => one?.outerHTML.slice(0, 80) ?? '');
    });
    return { players: players.length, covered: [...new Set(covered)] };
  });
}

async function expectUncovered(page: Page, path: string): Promise<number> {
  await page.goto(path);
  let count = 0;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { players, covered } = await covering(page);
    expect(covered, `${path} at ${width}`).toEqual([]);
    count = players;
  }
  return count;
}

test('nothing lies over a player on any page with one @thai @wide', async ({ page, language }) => {
  test.slow();
  const { idEmp } = await atWork(page.request, language);
  const place = { idEmp, lang: language };
  await fillPage(page.request, place, (field) => `คำ ${field}`, ['cover', 'gallery', 'album']);
  await showFilm(page.request, place, await uploadFilm(page, place, 'cover'));
  const named = { ...place, companyNameTh: 'ร้านทดลอง', companyNameEn: 'Trial' };
  const shown = preview(language, named, 'cover');
  expect(await expectUncovered(page, shown)).toBe(2);
  await page.setViewportSize({ width: 1280, height: 900 });
  const album = page.locator('#albums a, .albums a').first();
  const albumPath = (await album.getAttribute('href')) ?? '';
  expect(await expectUncovered(page, albumPath)).toBe(1);

  await addCovers(page.request, place, ['#336699']);
  expect(await expectUncovered(page, shown)).toBe(2);
  for (const film of VIDEOS) await expectUncovered(page, videoPage(language, film));
});
