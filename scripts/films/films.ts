// Makes the films of our own anew. `node scripts/films/films.ts URL th` wants Chromium, FFmpeg and a fresh demo (`npm start`).
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { VIDEOS } from '#features/about/core/videos.ts';
import { recorder } from './recorder.ts';
import { STORIES } from './stories.ts';

const [baseURL = '', asked, only] = process.argv.slice(2);
const language = asked === 'en' ? 'en' : 'th';
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  chromiumSandbox: false,
});
for (const video of VIDEOS.filter(({ slug }) => slug === (only ?? slug))) {
  const story = STORIES[video.slug];
  if (!story) continue;
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 960, height: 540 },
    deviceScaleFactor: 4 / 3,
    reducedMotion: 'reduce',
    locale: language,
    timezoneId: 'Asia/Bangkok',
  });
  const page = await context.newPage();
  const film = recorder(page, video, language, mkdtempSync(join(tmpdir(), 'film-')));
  await story(page, film, language);
  const seconds = await film.end(`public/videos/${video.slug}.${language}.mp4`);
  process.stdout.write(`${video.slug} ${language}: ${seconds} s\n`);
  await context.close();
}
await browser.close();
