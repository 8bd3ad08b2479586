// Records a page as a film picture by picture: its time is that of the film, however slow the machine.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Video } from '#features/about/core/videos.ts';
import type { Locale } from '#shared/core/locale.ts';
import { LOCALES } from '#shared/core/locale.ts';

/** 12.5 pictures a second. */
const FRAME = 80;
const READING_SPEED = 55;

export interface Recorder {
  /** The next words of the transcript, once those before could be read. */
  readonly say: () => Promise<void>;
  /** Until the page has done what was asked of it, which takes no time of the film. */
  readonly settled: () => Promise<void>;
  readonly hold: (ms: number) => Promise<void>;
  readonly pointAt: (target: Locator) => Promise<void>;
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (target: Locator, text: string) => Promise<void>;
  readonly scrollTo: (target: Locator, above?: number) => Promise<void>;
  /** The picture that stands for the film. */
  readonly poster: () => Promise<void>;
  /** Writes film and captions; how many seconds it has. */
  readonly end: (film: string) => Promise<number>;
}

export function recorder(page: Page, video: Video, language: Locale, work: string): Recorder {
  const pictures: { file: string; ms: number }[] = [];
  const beginnings: number[] = [];
  let pointer = { x: 620, y: 400 };
  let now = 0;
  mkdirSync(work, { recursive: true });

  async function picture(ms = FRAME): Promise<void> {
    const file = join(work, `${pictures.length}.png`);
    await page.evaluate(drawPointer, pointer);
    await page.screenshot({ path: file });
    pictures.push({ file, ms });
    now += ms;
  }

  async function pointAt(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error(`nothing to point at: ${target}`);
    const from = pointer;
    const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + Math.min(box.height / 2, 40) };
    for (let step = 1; step <= 9; step++) {
      const part = eased(step / 9);
      pointer = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await picture();
    }
  }

  async function press(target: Locator): Promise<void> {
    await pointAt(target);
    await picture(320);
    await target.click({ force: true });
    await settled();
    await picture(480);
  }

  const shownFor = (index: number) =>
    Math.max(...LOCALES.map((locale) => (video.transcript[locale][index] ?? '').length)) *
    READING_SPEED;

  async function untilRead(): Promise<void> {
    const began = beginnings.at(-1) ?? 0;
    const left = Math.max(3200, shownFor(beginnings.length - 1)) - (now - began);
    if (beginnings.length > 0) await picture(Math.max(FRAME, Math.ceil(left / FRAME) * FRAME));
  }

  return {
    pointAt,
    press,
    settled,
    hold: picture,
    say: async () => {
      await untilRead();
      beginnings.push(now);
      await picture(720);
    },
    type: async (target, text) => {
      await press(target);
      for (let step = 1; step <= 24; step++) {
        await target.fill(text.slice(0, Math.ceil((text.length * step) / 24)));
        await picture();
      }
      await settled();
      await picture(720);
    },
    scrollTo: async (target, above = 110) => {
      const from = await page.evaluate(() => scrollY);
      const box = await target.boundingBox();
      const to = Math.max(0, from + (box?.y ?? 0) - above);
      for (let step = 1; step <= 16; step++) {
        await page.evaluate((top) => scrollTo(0, top), from + (to - from) * eased(step / 16));
        await picture();
      }
      await picture(480);
    },
    poster: async () => {
      const taken = sharp(await page.screenshot()).resize(960);
      await taken
        .webp({ quality: 62, effort: 6 })
        .toFile(`public/videos/${video.slug}.${language}.webp`);
    },
    end: async (film) => {
      await untilRead();
      const list = join(work, 'pictures.txt');
      const lines = pictures.map(({ file, ms }) => `file '${file}'\nduration ${ms / 1000}`);
      writeFileSync(list, [...lines, `file '${pictures.at(-1)?.file}'`, ''].join('\n'));
      const look = ['-vf', 'fps=12.5,format=yuv420p', '-c:v', 'libx264', '-preset', 'veryslow'];
      const small = [
        '-tune',
        'animation',
        '-crf',
        '27',
        '-g',
        '125',
        '-movflags',
        '+faststart',
        '-an',
      ];
      const input = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list];
      execFileSync('ffmpeg', [...input, ...look, ...small, film], { stdio: 'inherit' });
      for (const locale of LOCALES)
        writeFileSync(
          `public/videos/${video.slug}.${locale}.vtt`,
          captions(video.transcript[locale]),
        );
      return Math.round(now / 1000);
    },
  };

  function captions(said: readonly string[]): string {
    if (said.length !== beginnings.length) throw new Error('not every word of the film is said');
    const cues = said.map((words, at) => {
      const until = beginnings[at + 1] ?? now;
      return `${stamp(beginnings[at] ?? 0)} --> ${stamp(until)}\n${words}\n`;
    });
    return ['WEBVTT\n', ...cues].join('\n');
  }
}

const settled = () => setTimeout(3000);

const eased = (part: number) => part * part * (3 - 2 * part);

const stamp = (ms: number) => new Date(ms).toISOString().slice(11, 23);

function drawPointer({ x, y }: { x: number; y: number }): void {
  const drawn = document.querySelector<HTMLElement>('#film-pointer') ?? document.createElement('i');
  drawn.id = 'film-pointer';
  drawn.style.cssText =
    'position:fixed;z-index:2147483647;width:26px;height:26px;border-radius:50%;pointer-events:none;' +
    'background:rgb(215 36 82 / 35%);border:2px solid #d72452;box-sizing:border-box;' +
    `left:${x - 13}px;top:${y - 13}px`;
  document.documentElement.append(drawn);
}
