import { writeFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { MAX_CHUNK_BYTES } from '#features/media/core/upload-contract.ts';
import { preview, wizard } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { expectAccessible } from '../../support/axe.ts';
import { begun, registered } from '../../support/fixtures/newcomers.ts';
import { film } from '../../support/fixtures/video.ts';
import { givePackage } from '../../support/give-package.ts';
import { expect, test } from '../../support/journey.ts';
import { tabTo } from '../../support/tab-to.ts';
import { cover } from '../../support/wizard/wizard-journey.ts';
import { savedAt } from '../../support/wizard/wizard-steps.ts';

test.use({ expectedConsole: [/net::ERR_/] });

/** A new platinum company at its covers, where a film of so many bytes may be sent. */
async function atCovers(page: Page, language: Locale) {
  const company = await registered(page.request, language);
  const { email, idEmp } = company;
  await givePackage(email, 'platinum');
  await begun(page.request, idEmp, language);
  await page.goto(wizard(language, 'cover', language));
  const path = test.info().outputPath('video.webm');
  await writeFile(path, film());
  page.on('dialog', (asked) => asked.accept());
  return { company, path, file: page.locator('input[type=file]').first() };
}

test('a video upload resumes and plays @thai @wide', async ({ page, context, language }) => {
  test.slow();
  const { company, path, file } = await atCovers(page, language);
  const { queue } = catalogue(language).media;
  const press = (act: string, name: string) =>
    page.getByRole('button', { name: fill(queue.which, { act, name }) }).click();
  const sent: number[] = [];
  let held = Promise.withResolvers<Route>();
  const cuts = [0, 1, 2];
  await page.route('**/yousayapi/uploads/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    const piece = Number(request.headers()['upload-offset']) / MAX_CHUNK_BYTES;
    // The frame that stands for the film comes in one piece.
    if (piece > 0) sent.push(piece);
    if (piece !== cuts[0]) return route.continue();
    cuts.shift();
    held.resolve(route);
    held = Promise.withResolvers<Route>();
  });
  const picture = held.promise;
  await file.setInputFiles(await cover());
  const forgotten = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  const address = (await picture).request().url();
  await press(queue.cancel, 'cover.png');
  expect([(await forgotten).url(), (await forgotten).status()]).toEqual([address, 204]);

  const first = held.promise;
  await file.setInputFiles(path);
  const broken = await first;
  const { keepOpen, pause } = catalogue(language).shared.loading;
  await expect(page.getByText(keepOpen)).toBeVisible();
  await context.setOffline(true);
  await broken.continue();
  await expect(page.getByText(fill(queue.offline, { percent: 47 }))).toBeVisible();
  const second = held.promise;
  await context.setOffline(false);
  await second;
  const overlay = page.getByRole('dialog');
  await overlay.getByRole('button', { name: pause }).click();
  await expect(overlay).toBeHidden();
  await expect(
    page.getByRole('button', { name: fill(queue.which, { act: queue.resume, name: 'film.webm' }) }),
  ).toBeVisible();
  expect(sent).toEqual([1, 1, 2]);

  sent.length = 0;
  await page.reload();
  await file.setInputFiles(path);
  const video = page.locator('[data-item] video');
  await expect(video).toBeVisible();
  expect(sent).toEqual([2]);

  const poster = await page.request.get((await video.getAttribute('poster')) ?? '', {
    headers: { 'Sec-Fetch-Dest': 'image' },
  });
  expect(poster.headers()['content-type']).toBe('image/webp');
  const time = await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true;
    await player.play();
    await new Promise((resolve) => player.addEventListener('timeupdate', resolve, { once: true }));
    return player.videoWidth;
  });
  expect(time).toBe(1280);

  await expect(page.getByText(savedAt(language))).toBeVisible();

  // The browser asks for files only who listens before the press has arrived.
  page.on('filechooser', (chooser) =>
    chooser.setFiles({
      name: 'film.srt',
      mimeType: 'application/x-subrip',
      buffer: Buffer.from('1\n00:00:00,000 --> 00:00:02,000\nสวัสดี'),
    }),
  );
  const { captions, library, video: of } = catalogue(language).media;
  await page.goto(wizard(language, 'upload', language));
  const known = page.getByRole('button', { name: library.open }).filter({ hasText: of.label });
  await tabTo(page, known);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(captions.of.th));
  await page.keyboard.press('Enter');
  await expect(page.getByText(captions.saved)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(known).toBeFocused();
  const named = { ...company, companyNameTh: company.companyName };
  await page.goto(preview(language, named, 'cover'));
  const cues = () =>
    page.locator('.covers video').evaluate((player: HTMLVideoElement) => {
      for (const track of player.textTracks) track.mode = 'hidden';
      return [...player.textTracks].flatMap(({ cues: all }) =>
        [...(all ?? [])].map((cue) => (cue as VTTCue).text),
      );
    });
  await expect.poll(cues).toEqual(['สวัสดี']);
});
