import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LOCALES } from '#shared/core/locale.ts';
import { siteVideoFile, VIDEOS, videoSchema } from './videos.ts';

const WHOLE = {
  slug: 'a-day-at-work',
  title: { th: 'หนึ่งวันทำงาน', en: 'A day at work' },
  summary: { th: 'คนทำงานเล่าวันหนึ่งของตัวเอง', en: 'Somebody tells of one day.' },
  publishedOn: '2026-11-22',
  seconds: 90,
  transcript: { th: ['เช้านี้ฉันมาถึงเก้าโมง'], en: ['I came at nine this morning.'] },
};

const placeOf = (file: string) => join(import.meta.dirname, '../../../../public', file);
const bytesOf = (file: string) => statSync(placeOf(file)).size;
const editions = VIDEOS.flatMap((video) => LOCALES.map((locale) => ({ video, locale })));

describe('the videos of the site', () => {
  it('have unique slugs', () => {
    expect(new Set(VIDEOS.map(({ slug }) => slug)).size).toBe(VIDEOS.length);
  });

  it.each(editions)('$video.slug exists in $locale and is small', ({ video, locale }) => {
    expect(bytesOf(siteVideoFile(video, locale, 'webp'))).toBeLessThanOrEqual(40_000);
    if (video.youtubeId) return;
    const bytes = bytesOf(siteVideoFile(video, locale, 'mp4'));
    expect(bytes).toBeLessThanOrEqual(1_200_000);
    expect(video.bytes?.[locale]).toBe(bytes);
  });

  it.each(editions.filter(({ video }) => !video.youtubeId))(
    '$video.slug has its words as captions in $locale, to its end',
    ({ video, locale }) => {
      const [head, ...cues] = readFileSync(placeOf(siteVideoFile(video, locale, 'vtt')), 'utf8')
        .trim()
        .split('\n\n');
      expect(head).toBe('WEBVTT');
      expect(cues.map((cue) => cue.split('\n')[1])).toEqual(video.transcript[locale]);
      const [, minutes, seconds] = /--> 00:(\d\d):([\d.]+)\n/.exec(cues.at(-1) ?? '') ?? [];
      expect(Math.round(Number(minutes) * 60 + Number(seconds))).toBe(video.seconds);
    },
  );

  it('are invalid without a transcript, or with a URL instead of an id', () => {
    const isRefused = (change: object) =>
      !z.safeParse(videoSchema, { ...WHOLE, ...change }).success;
    expect(isRefused({})).toBe(false);
    expect(isRefused({ transcript: { th: [], en: ['Words.'] } })).toBe(true);
    expect(isRefused({ youtubeId: 'https://youtu.be/abcdefghijk' })).toBe(true);
  });
});
